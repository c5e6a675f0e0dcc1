import type { Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AttemptLimit } from '../passwords/attempts.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { signIdToken } from './id-token.ts'
import { idTokenLifetimeSeconds } from './lifetime.ts'
import { insertSession } from './refresh-token-store.ts'
import type { Tokens } from './refresh-tokens.ts'

interface SessionStart {
  signInProvider: string
  secondFactorId: string | null
  address: string
  /** Attempts that no longer count against the person. */
  forgiven?: AttemptLimit[]
}

export async function startSession(dependencies: Dependencies, account: Account, start: SessionStart): Promise<Tokens> {
  const { signInProvider, secondFactorId, address, forgiven = [] } = start
  const now = dependencies.now()
  const refreshToken = newCode()
  const [idToken] = await Promise.all([
    signIdToken(dependencies, account, { signInProvider, secondFactorId, authTime: now }),
    insertSession(dependencies.database, {
      tokenHash: hashCode(refreshToken),
      uid: account.uid,
      signInProvider,
      secondFactorId,
      at: now,
      addressHash: hashAddress(dependencies, address),
      forgivenKeyHashes: forgiven.map(dependencies.attempts.hashKey),
    }),
  ])
  return { idToken, refreshToken, expiresIn: String(idTokenLifetimeSeconds) }
}

export const hashAddress = ({ cipher }: Dependencies, address: string) => cipher.fingerprint(`address ${address}`)
