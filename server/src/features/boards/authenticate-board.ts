import { scopesOf } from '@pipit/contract/api/access'
import type { Database } from '@pipit/database/connect'
import type { AccessTokens } from '../../access/access-token.ts'
import { isSameSecret } from '../../access/is-same-secret.ts'
import type { Principal } from '../../access/principal.ts'
import type { SessionValidity } from '../../access/session-validity.ts'
import { hashClientId, readMacAddress } from './board-identity.ts'
import { boardStore } from './board-store.ts'

export type AuthenticateBoard = ReturnType<typeof createBoardAuthenticator>
type BoardPrincipal = Extract<Principal, { kind: 'device' }>

interface Dependencies {
  database: Database
  tokens: AccessTokens
  sessionValidity: SessionValidity
}

interface BoardCredentials {
  token: string
  clientId: string
  macAddress: string
}

interface AuthenticatedBoard {
  principal: BoardPrincipal
  /** Null without a valid token. */
  tokenExpiresAt: number | null
  /** It has a key, and no valid token that says that it has proven to have it: it must start again before it may do anything. */
  mustProve: boolean
}

/**
 * A board's token is accepted only with the Client-Id that it was made for, and only while it lives. A board gets one only
 * when it starts, often days before somebody talks with it. Without a valid one, it is known by what would give it another
 * if it started again: its Client-Id and its MAC address, and for a board with a key, a proof that only a start can give.
 */
export function createBoardAuthenticator({ database, tokens, sessionValidity }: Dependencies) {
  return async function authenticateBoard(credentials: BoardCredentials): Promise<AuthenticatedBoard | null> {
    const clientIdHash = hashClientId(credentials.clientId)
    if (!clientIdHash) return null
    const bearer = await readToken(credentials.token, clientIdHash.toString('base64url'))
    if (bearer) return { ...bearer, mustProve: false }
    const macAddress = readMacAddress(credentials.macAddress)
    const board = macAddress && (await boardStore(database).findConnecting({ clientIdHash, macAddress }))
    if (!board) return null
    const { deviceId, accountId: registeredTo, tokenVersion, hasKey: mustProve } = board
    const principal = { kind: 'device', deviceId, registeredTo, tokenVersion, scopes: scopesOf.device } as const
    return { principal, tokenExpiresAt: null, mustProve }
  }

  async function readToken(token: string, clientIdHash: string) {
    const read = await tokens.readWithExpiry(token)
    if (read?.principal.kind !== 'device' || read.principal.clientIdHash === undefined) return null
    const { principal, expiresAt: tokenExpiresAt } = read
    if (!isSameSecret(read.principal.clientIdHash, clientIdHash)) return null
    return (await sessionValidity.isValid(principal)) ? { principal, tokenExpiresAt } : null
  }
}
