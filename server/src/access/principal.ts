import type { AccountRole, Scope } from '@pipit/contract/api/access'

/** Who is calling. */
export type Principal =
  | {
      kind: 'account'
      accountId: string
      sessionId: string
      tokenVersion: number
      role: AccountRole
      scopes: readonly Scope[]
    }
  | { kind: 'device'; deviceId: string; tokenVersion: number; scopes: readonly Scope[]; emulator?: Emulator }

/** The person in a device's place, whose token ends with their session. */
interface Emulator {
  sessionId: string
  tokenVersion: number
}
