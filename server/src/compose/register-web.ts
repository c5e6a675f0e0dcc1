import type { Queries } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import type { AccessTokens } from '../access/access-token.ts'
import type { AuditTrail } from '../access/audit-trail/audit-trail.ts'
import { createAuthenticator } from '../access/authenticate.ts'
import type { IdentityService } from '../access/identity-service.ts'
import type { FamilyRoles } from '../access/family-roles.ts'
import type { SessionValidity } from '../access/session-validity.ts'
import { createIdempotencyKeyBinder } from '../http/idempotency-key.ts'
import type { Config } from '../config/config.ts'
import type { Cipher } from '../database/cipher.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { serveOpenApi } from '../http/openapi/serve-openapi.ts'
import { accountAdminRoutes } from '../features/accounts/admin/account-admin-routes.ts'
import { accountRoutes } from '../features/accounts/account-routes.ts'
import type { VerificationDependencies } from '../features/audit/verify-audit-trail.ts'
import { auditRoutes } from '../features/audit/audit-routes.ts'
import { backgroundJobRoutes } from '../features/jobs/background-job-routes.ts'
import { bulkJobRoutes } from '../features/jobs/bulk-job-routes.ts'
import type { StartBulkJob } from '../features/jobs/start-bulk-job.ts'
import { cardRoutes } from '../features/cards/card-routes.ts'
import { visionRoutes } from '../features/boards/conversation/vision/vision-routes.ts'
import { childRoutes } from '../features/children/child-routes.ts'
import { consentRoutes } from '../features/consents/consent-routes.ts'
import { familyConsent } from '../features/consents/family-consent.ts'
import type { ConsentTexts } from '../features/consents/read-consent-texts.ts'
import { createBoardAuthenticator } from '../features/boards/authenticate-board.ts'
import { boardRoutes } from '../features/boards/board-routes.ts'
import { deviceRoutes } from '../features/devices/device-routes.ts'
import { deviceTokenRoutes } from '../features/devices/device-token-routes.ts'
import { possessionRoutes } from '../features/devices/possession/possession-routes.ts'
import type { PossessionSecrets } from '../features/devices/possession/possession-secrets.ts'
import { firmwareRoutes } from '../features/firmware/firmware-routes.ts'
import type { FirmwareUpdates } from '../features/firmware/download/find-updates.ts'
import { flagRoutes } from '../features/flags/flag-routes.ts'
import { guardianRoutes } from '../features/guardians/guardian-routes.ts'
import { labelAdminRoutes } from '../features/labels/admin/label-admin-routes.ts'
import { homeRoutes } from '../features/home/home-routes.ts'
import { insightRoutes } from '../features/insights/insight-routes.ts'
import { mailRoutes } from '../features/mails/mail-routes.ts'
import type { RequestActionMail } from '../features/mails/request-action-mail.ts'
import type { SendMail } from '../features/mails/send-mail.ts'
import type { OutboxAccess } from '../features/outbox/outbox-access.ts'
import type { Outbox } from '../features/outbox/outbox.ts'
import { memoryRoutes } from '../features/memories/memory-routes.ts'
import { outboxRoutes } from '../features/outbox/outbox-routes.ts'
import { overviewRoutes } from '../features/overview/overview-routes.ts'
import { pushRoutes } from '../features/push/push-routes.ts'
import type { PushSubscriptions } from '../features/push/push-subscription.ts'
import { qrCodeRoutes } from '../features/labels/qr-codes/qr-code-routes.ts'
import { planAdminRoutes } from '../features/plans/admin/plan-admin-routes.ts'
import { planRoutes } from '../features/plans/plan-routes.ts'
import { referenceListRoutes } from '../features/reference-lists/reference-list-routes.ts'
import { sessionRoutes } from '../features/sessions/session-routes.ts'
import type { SecondFactorLinks } from '../features/sessions/second-factor/second-factor-links.ts'
import { settingsRoutes } from '../features/settings/settings-routes.ts'
import type { RecordingDependencies } from '../features/transcripts/recordings/read-recording.ts'
import { screenTimeRoutes } from '../features/screen-time/screen-time-routes.ts'
import { transcriptRoutes } from '../features/transcripts/transcript-routes.ts'
import { waitListAdminRoutes } from '../features/wait-list/admin/wait-list-admin-routes.ts'
import type { MailLinks } from '../features/mails/mail-links.ts'
import type { ContactDependencies } from '../features/second-contacts/name-second-contact.ts'
import { secondContactRoutes } from '../features/second-contacts/second-contact-routes.ts'
import { waitListRoutes } from '../features/wait-list/wait-list-routes.ts'
import { wifiNetworkRoutes } from '../features/wifi-networks/wifi-network-routes.ts'
import { serveDocs } from '../http/serve-docs.ts'
import { serveWeb } from '../http/serve-web.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'

export interface WebDependencies {
  config: Config
  database: OpenDatabase
  tokens: AccessTokens
  sessionValidity: SessionValidity
  familyRoles: FamilyRoles
  audit: Omit<VerificationDependencies, 'database'> & { trail: AuditTrail }
  identity: IdentityService
  requestActionMail: RequestActionMail
  /** Queues mail within a transaction. */
  sendMailIn: (db: Queries) => SendMail
  mailLimits: ContactDependencies['limits']
  /** Null: nothing is sent to browsers. */
  push: PushSubscriptions | null
  secondFactorLinks: SecondFactorLinks
  contactLinks: MailLinks
  invitationLinks: MailLinks
  startBulkJob: StartBulkJob
  wifiCipher: Cipher
  /** Null if SMTP_URL is set, or PUBLIC_URL is the address of another machine. */
  outbox: { mails: Outbox; access: OutboxAccess } | null
  /** Encrypts the claim codes and keys of devices and cards. */
  deviceCipher: Cipher
  possession: PossessionSecrets
  /** Where recordings are stored, and the cipher that decrypts them. */
  recordings: Pick<RecordingDependencies, 'files' | 'cipher'>
  updates: FirmwareUpdates
  firmware: Omit<Parameters<typeof firmwareRoutes>[1], 'database'>
  consentTexts: ConsentTexts
  announce: FastifyInstance['announce']
  idempotencySecret: () => readonly Uint8Array[]
  log: FailureLog
}

/** The role `web`: the API, sign-in and the pages. Only processes that have it load the features. */
export async function registerWeb(
  app: FastifyInstance,
  {
    config,
    database,
    tokens,
    sessionValidity,
    familyRoles,
    audit,
    identity,
    requestActionMail,
    sendMailIn,
    mailLimits,
    push,
    contactLinks,
    secondFactorLinks,
    invitationLinks,
    startBulkJob,
    wifiCipher,
    deviceCipher,
    possession,
    recordings,
    updates,
    firmware,
    outbox,
    consentTexts,
    announce,
    idempotencySecret,
    log,
  }: WebDependencies,
) {
  const authenticateBoard = createBoardAuthenticator({ database, tokens, sessionValidity })
  app.decorate('authenticate', createAuthenticator(tokens, sessionValidity))
  app.decorate('readIdentityToken', (token) => identity.readToken(token))
  app.decorate('familyRoles', familyRoles)
  app.decorateRequest('principal', null)
  app.decorateRequest('family', null)
  app.decorateRequest('authorizedAt', 0)
  app.decorate('forgetAccess', (accountIds) => {
    for (const cache of [sessionValidity, familyRoles])
      if (accountIds.length === 0) cache.forgetAll()
      else accountIds.forEach(cache.forget)
  })
  app.decorate('announce', announce)
  app.decorate('bindIdempotencyKey', createIdempotencyKeyBinder(database, idempotencySecret))
  app.decorate('auditDatabase', database)
  app.decorate('auditTrail', audit.trail)
  serveOpenApi(app)

  const consent = familyConsent({ database, auditTrail: audit.trail, texts: consentTexts })
  const { longRunning } = database
  const deletion = {
    database,
    longRunning,
    files: recordings.files,
    sendMail: sendMailIn(database),
    publicUrl: config.publicUrl,
  }
  await app.register(async (features) => {
    settingsRoutes(features, { config, identity: identity.settings, outboxAccess: outbox?.access ?? null, push })
    sessionRoutes(features, {
      database,
      identity,
      tokens,
      auditTrail: audit.trail,
      superadminEmails: config.superadminEmails,
      superadminsNeedSecondFactor: config.superadminSecondFactor === 'required',
      links: secondFactorLinks,
      sendMail: sendMailIn(database),
      limits: mailLimits,
    })
    mailRoutes(features, requestActionMail)
    if (outbox) outboxRoutes(features, outbox.access, outbox.mails)
    referenceListRoutes(features)
    planRoutes(features, database)
    planAdminRoutes(features, database)
    waitListRoutes(features, database)
    accountRoutes(features, { ...deletion, identity, consent, ...recordings })
    pushRoutes(features, { database, push })
    consentRoutes(features, consent)
    secondContactRoutes(features, { database, links: contactLinks, sendMailIn, limits: mailLimits })
    guardianRoutes(features, {
      database,
      links: invitationLinks,
      sendMailIn,
      limits: mailLimits,
      publicUrl: config.publicUrl,
    })
    homeRoutes(features, database, consent)
    wifiNetworkRoutes(features, { database, cipher: wifiCipher })
    childRoutes(features, { ...deletion, consent })
    screenTimeRoutes(features, database)
    insightRoutes(features, database)
    memoryRoutes(features, database)
    flagRoutes(features, database)
    transcriptRoutes(features, { database, ...recordings })
    const ofDevices = { database, cipher: deviceCipher, possession, publicUrl: config.publicUrl }
    deviceRoutes(features, { ...ofDevices, wifiCipher, sendMailIn })
    possessionRoutes(features, ofDevices)
    deviceTokenRoutes(features, { ...ofDevices, tokens })
    boardRoutes(features, { ...ofDevices, tokens, updates, sendMailIn, log })
    await visionRoutes(features, { database, authenticateBoard })
    firmwareRoutes(features, { database, ...firmware })
    cardRoutes(features, { database, cipher: deviceCipher })
    qrCodeRoutes(features, { database, cipher: deviceCipher, publicUrl: config.publicUrl })
    auditRoutes(features, { database, longRunning, ...audit })
    bulkJobRoutes(features, database)
    backgroundJobRoutes(features, database)
    accountAdminRoutes(features, { database, identity, startBulkJob })
    labelAdminRoutes(features, { database, startBulkJob })
    waitListAdminRoutes(features, { database, startBulkJob })
    overviewRoutes(features, database)
  })
  if (identity.routes) await app.register(identity.routes)
  await serveDocs(app)
  await serveWeb(app)
}
