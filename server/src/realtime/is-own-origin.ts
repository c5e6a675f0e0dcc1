import type { IncomingMessage } from 'node:http'

/** Browsers say which site's page is asking, and only our own may; devices are no browsers and say nothing. */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string) {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true
  return host !== undefined && URL.parse(origin)?.host === host
}
