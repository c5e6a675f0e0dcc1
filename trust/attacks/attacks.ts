import type { Attack } from '../runner/attack.ts'
import { auditTrailTampering } from './audit-trail-tampering.ts'
import { cachedPrivateAnswer } from './cached-private-answer.ts'
import { firstPassword } from './first-password.ts'
import { labelPhotoAfterDeactivation } from './label-photo-after-deactivation.ts'
import { labelPhotoBeforeOwner } from './label-photo-before-owner.ts'
import { mailsAfterDeletion } from './mails-after-deletion.ts'
import { passwordRemovedWithOldSignIn } from './password-removed-with-old-sign-in.ts'
import { replayedPossessionProof } from './replayed-possession-proof.ts'
import { secretsWithOldSignIn } from './secrets-with-old-sign-in.ts'
import { stolenRefreshToken } from './stolen-refresh-token.ts'
import { superadminWithoutReason } from './superadmin-without-reason.ts'
import { takeoverByLinking } from './takeover-by-linking.ts'
import { unverifiedEmailKeepsSessions } from './unverified-email-keeps-sessions.ts'

/** Every attack in this folder; a test compares the list with the files. */
export const attacks: Attack[] = [
  auditTrailTampering,
  cachedPrivateAnswer,
  firstPassword,
  labelPhotoAfterDeactivation,
  labelPhotoBeforeOwner,
  mailsAfterDeletion,
  passwordRemovedWithOldSignIn,
  replayedPossessionProof,
  secretsWithOldSignIn,
  stolenRefreshToken,
  superadminWithoutReason,
  takeoverByLinking,
  unverifiedEmailKeepsSessions,
]
