import type { Attack } from '../runner/attack.ts'
import { accountEnumeration } from './account-enumeration.ts'
import { auditTrailTampering } from './audit-trail-tampering.ts'
import { badInput500 } from './bad-input-500.ts'
import { boardClaimedWithoutItsKey } from './board-claimed-without-its-key.ts'
import { cachedPrivateAnswer } from './cached-private-answer.ts'
import { csvInjection } from './csv-injection.ts'
import { consentMissing } from './consent-missing.ts'
import { familyNamedElsewhere } from './family-named-elsewhere.ts'
import { demotedSuperadminReturns } from './demoted-superadmin-returns.ts'
import { emulateWithoutScopes } from './emulate-without-scopes.ts'
import { firstPassword } from './first-password.ts'
import { floodOfForms } from './flood-of-forms.ts'
import { floodOfUnknownBoards } from './flood-of-unknown-boards.ts'
import { idempotencyKeyReuse } from './idempotency-key-reuse.ts'
import { impostorProfile } from './impostor-profile.ts'
import { ipv6Home } from './ipv6-home.ts'
import { labelPhotoAfterDeactivation } from './label-photo-after-deactivation.ts'
import { labelPhotoBeforeOwner } from './label-photo-before-owner.ts'
import { linkInAName } from './link-in-a-name.ts'
import { longTurn } from './long-turn.ts'
import { mailFlood } from './mail-flood.ts'
import { mailsAfterDeletion } from './mails-after-deletion.ts'
import { malformedAddress } from './malformed-address.ts'
import { manyParts } from './many-parts.ts'
import { oldIdentityToken } from './old-identity-token.ts'
import { outboxBehindProxy } from './outbox-behind-proxy.ts'
import { passwordRemovedWithOldSignIn } from './password-removed-with-old-sign-in.ts'
import { picturesOfManyScans } from './pictures-of-many-scans.ts'
import { quotas } from './quotas.ts'
import { replayedPossessionProof } from './replayed-possession-proof.ts'
import { secretsInProcesses } from './secrets-in-processes.ts'
import { secretsWithOldSignIn } from './secrets-with-old-sign-in.ts'
import { shortSecretKey } from './short-secret-key.ts'
import { sidSkipsTheDelay } from './sid-skips-the-delay.ts'
import { signInStalled } from './sign-in-stalled.ts'
import { slowRequestsAttack } from './slow-requests.ts'
import { socketFolderOfAStranger } from './socket-folder-of-a-stranger.ts'
import { socketFlood } from './socket-flood.ts'
import { stolenRefreshToken } from './stolen-refresh-token.ts'
import { superadminWithoutReason } from './superadmin-without-reason.ts'
import { takeoverByLinking } from './takeover-by-linking.ts'
import { transcriptLoss } from './transcript-loss.ts'
import { trustProxyLimits } from './trust-proxy-limits.ts'
import { unicodeExpansion } from './unicode-expansion.ts'
import { unverifiedEmailKeepsSessions } from './unverified-email-keeps-sessions.ts'
import { wordsInTheDatabaseLog } from './words-in-the-database-log.ts'

/** Every attack in this folder; a test compares the list with the files. */
export const attacks: Attack[] = [
  accountEnumeration,
  auditTrailTampering,
  badInput500,
  boardClaimedWithoutItsKey,
  cachedPrivateAnswer,
  csvInjection,
  consentMissing,
  familyNamedElsewhere,
  demotedSuperadminReturns,
  emulateWithoutScopes,
  firstPassword,
  floodOfForms,
  floodOfUnknownBoards,
  idempotencyKeyReuse,
  impostorProfile,
  ipv6Home,
  labelPhotoAfterDeactivation,
  labelPhotoBeforeOwner,
  linkInAName,
  longTurn,
  mailFlood,
  mailsAfterDeletion,
  malformedAddress,
  manyParts,
  oldIdentityToken,
  outboxBehindProxy,
  passwordRemovedWithOldSignIn,
  picturesOfManyScans,
  quotas,
  replayedPossessionProof,
  secretsInProcesses,
  secretsWithOldSignIn,
  shortSecretKey,
  sidSkipsTheDelay,
  signInStalled,
  slowRequestsAttack,
  socketFlood,
  socketFolderOfAStranger,
  stolenRefreshToken,
  superadminWithoutReason,
  takeoverByLinking,
  transcriptLoss,
  trustProxyLimits,
  unicodeExpansion,
  unverifiedEmailKeepsSessions,
  wordsInTheDatabaseLog,
]
