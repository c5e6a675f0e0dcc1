import type { ErrorCode } from '../api/errors.ts'

/**
 * The realtime socket of pages (socket.io). It imports only types, so a page that listens does not load the schemas.
 */

export const familyNamespace = '/family'

export type FamilyResource =
  | 'account'
  | 'children'
  | 'devices'
  | 'cards'
  | 'wifi-networks'
  | 'transcripts'
  | 'insights'
  | 'memories'

/** What a page sends when it connects; a superadmin may name any account. */
export interface FamilyHandshake {
  token: string
  accountId: string
  /** Why a superadmin has opened the account of another family; required for that, and the family can read it. */
  reason?: string
}

/**
 * A page stays connected for as long as its session is valid, also after its token has expired. When the session ends or
 * the role changes, the server disconnects the page, which may connect again with a new token.
 */
export interface FamilyEvents {
  /** Names what changed, without its contents: the page fetches it. For transcripts, insights and memories, `id` is the child's. */
  changed: (change: { resource: FamilyResource; id: string }) => void
  /** The server may have missed changes: fetch everything again. */
  resync: () => void
}

/** The `data` of a `connect_error`. */
export interface ConnectionRefusal {
  code: ErrorCode
}
