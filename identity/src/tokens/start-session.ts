import type { Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AttemptLimit } from '../passwords/attempts.ts'
import { newId } from '../secrets/random-code.ts'
import { toWholeSecond } from '../time.ts'
import { describeTokens, type Tokens } from './refresh-tokens.ts'
import { insertSession } from './sign-in-store.ts'

interface SessionStart {
  signInProvider: string
  secondFactorId: string | null
  address: string
  /** The time of a sign-up is that of the account; any other sign-in begins now. */
  at?: Date
  /** These attempts no longer count against the person. */
  forgiven?: AttemptLimit[]
}

export async function startSession(dependencies: Dependencies, account: Account, start: SessionStart): Promise<Tokens> {
  const { signInProvider, secondFactorId, address, at = dependencies.now(), forgiven = [] } = start
  const signIn = { signInId: newId(), signInProvider, secondFactorId, authTime: toWholeSecond(at) }
  const [tokens] = await Promise.all([
    describeTokens(dependencies, account, signIn, 1),
    insertSession(dependencies.database, {
      ...signIn,
      uid: account.uid,
      at,
      addressHash: hashAddress(dependencies, address),
      forgivenKeyHashes: forgiven.map(dependencies.attempts.hashKey),
    }),
  ])
  return tokens
}

export const hashAddress = ({ cipher }: Dependencies, address: string) => cipher.fingerprint(`address ${address}`)
