import type { IncomingMessage } from 'node:http'

/** Browsers send the origin of the page, which must be ours. Devices send none. */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string) {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true
  return host !== undefined && URL.parse(origin)?.host === host
}
