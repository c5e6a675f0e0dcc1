import type { Attack } from '../runner/attack.ts'
import { cachedPrivateAnswer } from './cached-private-answer.ts'
import { firstPassword } from './first-password.ts'
import { labelPhotoAfterDeactivation } from './label-photo-after-deactivation.ts'
import { labelPhotoBeforeOwner } from './label-photo-before-owner.ts'
import { passwordRemovedWithOldSignIn } from './password-removed-with-old-sign-in.ts'
import { replayedPossessionProof } from './replayed-possession-proof.ts'
import { secretsWithOldSignIn } from './secrets-with-old-sign-in.ts'
import { stolenRefreshToken } from './stolen-refresh-token.ts'
import { takeoverByLinking } from './takeover-by-linking.ts'
import { unverifiedEmailKeepsSessions } from './unverified-email-keeps-sessions.ts'

/** Every attack in this folder; a test compares the list with the files. */
export const attacks: Attack[] = [
  cachedPrivateAnswer,
  firstPassword,
  labelPhotoAfterDeactivation,
  labelPhotoBeforeOwner,
  passwordRemovedWithOldSignIn,
  replayedPossessionProof,
  secretsWithOldSignIn,
  stolenRefreshToken,
  takeoverByLinking,
  unverifiedEmailKeepsSessions,
]
