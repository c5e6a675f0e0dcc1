import { createHash } from 'node:crypto'
import type { AccessTokens } from './access-token.ts'
import { isSameSecret } from './is-same-secret.ts'
import type { Principal } from './principal.ts'
import type { SessionValidity } from './session-validity.ts'

export type AuthenticateBoard = ReturnType<typeof createBoardAuthenticator>
type BoardPrincipal = Extract<Principal, { kind: 'device' }>

export interface BoardCredentials {
  token: string
  clientId: string
}

/** What the firmware makes is a random UUID. Shorter ones could be guessed. */
const clientIdPattern = /^[\w-]{32,100}$/

/** A plain hash is enough: nobody can guess the 122 random bits of a UUID. Null for a Client-Id that could be guessed. */
export function hashClientId(clientId: string): Buffer | null {
  return clientIdPattern.test(clientId) ? createHash('sha256').update(clientId.toLowerCase()).digest() : null
}

/**
 * A board's token is only accepted together with the Client-Id that it was made for. `expiresAt` may be in the past: a
 * board gets a token when it starts, and then with this Client-Id alone unless it has a key.
 */
export function createBoardAuthenticator(tokens: AccessTokens, sessionValidity: SessionValidity) {
  return async function authenticateBoard({
    token,
    clientId,
  }: BoardCredentials): Promise<{ principal: BoardPrincipal; expiresAt: number } | null> {
    const clientIdHash = hashClientId(clientId)?.toString('base64url')
    const read = await tokens.readOfBoard(token)
    if (!clientIdHash || read?.principal.kind !== 'device' || read.principal.clientIdHash === undefined) return null
    const { principal, expiresAt } = read
    if (!isSameSecret(read.principal.clientIdHash, clientIdHash)) return null
    return (await sessionValidity.isValid(principal)) ? { principal, expiresAt } : null
  }
}
