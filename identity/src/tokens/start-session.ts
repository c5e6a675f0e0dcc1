import type { Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AttemptLimit } from '../passwords/attempts.ts'
import { newId } from '../secrets/random-code.ts'
import { toWholeSecond } from '../time.ts'
import { signIdToken } from './id-token.ts'
import { idTokenLifetimeSeconds } from './lifetime.ts'
import { writeRefreshToken } from './refresh-token.ts'
import type { Tokens } from './refresh-tokens.ts'
import { insertSession } from './sign-in-store.ts'

interface SessionStart {
  signInProvider: string
  secondFactorId: string | null
  address: string
  /** The default is now; the time of a sign-up is that of the account. */
  at?: Date
  /** Attempts that no longer count against the person. */
  forgiven?: AttemptLimit[]
}

export async function startSession(dependencies: Dependencies, account: Account, start: SessionStart): Promise<Tokens> {
  const { signInProvider, secondFactorId, address, at = dependencies.now(), forgiven = [] } = start
  const signIn = { signInId: newId(), signInProvider, secondFactorId, authTime: toWholeSecond(at) }
  const [idToken] = await Promise.all([
    signIdToken(dependencies, account, signIn),
    insertSession(dependencies.database, {
      ...signIn,
      uid: account.uid,
      at,
      addressHash: hashAddress(dependencies, address),
      forgivenKeyHashes: forgiven.map(dependencies.attempts.hashKey),
    }),
  ])
  const refreshToken = writeRefreshToken(dependencies, { signInId: signIn.signInId, generation: 1 })
  return { idToken, refreshToken, expiresIn: String(idTokenLifetimeSeconds) }
}

export const hashAddress = ({ cipher }: Dependencies, address: string) => cipher.fingerprint(`address ${address}`)
