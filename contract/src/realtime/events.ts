import type { ErrorCode } from '../api/errors.ts'

/**
 * The realtime socket (socket.io): who may say what to whom. Only types are imported here, so that a page which
 * listens does not load the schemas.
 */

/** For pages: what changed in the family whose page is open. */
export const householdNamespace = '/household'

export type HouseholdThing = 'account' | 'children' | 'devices' | 'cards' | 'wifi-networks' | 'transcripts' | 'insights'

/** A page hands these over when it connects; a superadmin may name any account. */
export interface HouseholdHandshake {
  token: string
  accountId: string
}

/**
 * A page stays connected for as long as its session stands, also when the token has expired meanwhile. When it no
 * longer does, or when the role has changed, the server disconnects it: it may come back with a new token.
 */
export interface HouseholdEvents {
  /** Only what changed, never its contents: a page asks for those as it always does. Of transcripts and insights, `id` is the child's. */
  changed: (change: { thing: HouseholdThing; id: string }) => void
  /** For a while nobody heard what changed: everything may have. */
  missed: () => void
}

/** The `data` of a `connect_error`. */
export interface Refusal {
  code: ErrorCode
}
