import type { Attack } from '../runner/attack.ts'
import { cachedPrivateAnswer } from './cached-private-answer.ts'
import { firstPassword } from './first-password.ts'
import { passwordRemovedWithOldSignIn } from './password-removed-with-old-sign-in.ts'
import { secretsWithOldSignIn } from './secrets-with-old-sign-in.ts'
import { stolenRefreshToken } from './stolen-refresh-token.ts'
import { takeoverByLinking } from './takeover-by-linking.ts'
import { unverifiedEmailKeepsSessions } from './unverified-email-keeps-sessions.ts'

/** Every attack in this folder; a test compares the list with the files. */
export const attacks: Attack[] = [
  cachedPrivateAnswer,
  firstPassword,
  passwordRemovedWithOldSignIn,
  secretsWithOldSignIn,
  stolenRefreshToken,
  takeoverByLinking,
  unverifiedEmailKeepsSessions,
]
