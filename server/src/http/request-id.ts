import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { IsTrustedProxy } from '../config/trusted-proxies.ts'

export const requestIdHeader = 'x-request-id'

/** What proxies generate: UUIDs, hexadecimal numbers, ULIDs. No spaces and no @, so that it can hardly be a text. */
const wellFormed = /^[\w-]{16,64}$/

/** The id that our own proxy gave the request, so that its log lines and ours name the same one; otherwise a new id. */
export function createRequestIds(isTrustedProxy: IsTrustedProxy) {
  return function requestIdOf({ headers, socket }: IncomingMessage) {
    const given = headers[requestIdHeader]
    const isGiven = typeof given === 'string' && wellFormed.test(given)
    return isGiven && isTrustedProxy(socket.remoteAddress ?? '', 0) ? given : randomUUID()
  }
}
