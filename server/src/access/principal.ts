import type { AccountRole, Scope } from '@pipit/contract/api/access'

/** The authenticated caller. */
export type Principal =
  | {
      kind: 'account'
      accountId: string
      sessionId: string
      tokenVersion: number
      role: AccountRole
      scopes: readonly Scope[]
    }
  | {
      kind: 'device'
      deviceId: string
      /** The account of the family that has registered it. */
      registeredTo: string
      tokenVersion: number
      scopes: readonly Scope[]
      emulator?: Emulator
      /** The hash of a board's Client-Id: only with that one is the token accepted. */
      clientIdHash?: string
      /** The board has signed a challenge for this token, with a key that only a start can use. */
      isProven?: true
    }

/** A superadmin who acts as a device: the token is revoked together with their session. */
interface Emulator {
  accountId: string
  sessionId: string
  tokenVersion: number
}
