import rateLimit from '@fastify/rate-limit'
import type { Queries } from '@pipit/database/connect'
import fastify, { LogController, type FastifyInstance, type RouteOptions } from 'fastify'
import type { AccessTokens } from './access/access-token.ts'
import type { AuditTrail } from './access/audit-trail/audit-trail.ts'
import { createAuthenticator } from './access/authenticate.ts'
import type { IdentityService } from './access/identity-service.ts'
import type { FamilyRoles } from './access/family-roles.ts'
import type { SessionValidity } from './access/session-validity.ts'
import { answerClientError } from './http/client-error.ts'
import { createClientNetworkReader, createProxyCheck, decorateClientNetwork } from './http/client-address.ts'
import { delayRefusals } from './http/delay-refusals.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { createRequestIds, requestIdHeader } from './http/request-id.ts'
import { createIdempotencyKeyBinder } from './http/idempotency-key.ts'
import type { Config } from './config.ts'
import type { Cipher } from './database/cipher.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { closeGracefully } from './http/close-gracefully.ts'
import { compress } from './http/compress.ts'
import { schemaController } from './http/compile-schemas.ts'
import { registerOpenApi } from './http/openapi.ts'
import { accountAdminRoutes } from './features/accounts/admin/account-admin-routes.ts'
import { accountRoutes } from './features/accounts/account-routes.ts'
import type { VerificationDependencies } from './features/audit/verify-audit-trail.ts'
import { auditRoutes } from './features/audit/audit-routes.ts'
import { backgroundJobRoutes } from './features/jobs/background-job-routes.ts'
import { bulkJobRoutes } from './features/jobs/bulk-job-routes.ts'
import type { StartBulkJob } from './features/jobs/start-bulk-job.ts'
import { cardRoutes } from './features/cards/card-routes.ts'
import { childRoutes } from './features/children/child-routes.ts'
import { consentRoutes } from './features/consents/consent-routes.ts'
import { familyConsent } from './features/consents/family-consent.ts'
import type { ConsentTexts } from './features/consents/read-consent-texts.ts'
import { deviceRoutes } from './features/devices/device-routes.ts'
import { deviceTokenRoutes } from './features/devices/device-token-routes.ts'
import { possessionRoutes } from './features/devices/possession/possession-routes.ts'
import type { PossessionSecrets } from './features/devices/possession/possession-secrets.ts'
import { flagRoutes } from './features/flags/flag-routes.ts'
import { guardianRoutes } from './features/guardians/guardian-routes.ts'
import { labelAdminRoutes } from './features/labels/admin/label-admin-routes.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import type { ReadinessChecks } from './features/health/readiness.ts'
import { homeRoutes } from './features/home/home-routes.ts'
import { insightRoutes } from './features/insights/insight-routes.ts'
import { mailRoutes } from './features/mails/mail-routes.ts'
import type { RequestActionMail } from './features/mails/request-action-mail.ts'
import type { SendMail } from './features/mails/send-mail.ts'
import type { OutboxAccess } from './features/outbox/outbox-access.ts'
import type { Outbox } from './features/outbox/outbox.ts'
import { memoryRoutes } from './features/memories/memory-routes.ts'
import { outboxRoutes } from './features/outbox/outbox-routes.ts'
import { overviewRoutes } from './features/overview/overview-routes.ts'
import { qrCodeRoutes } from './features/labels/qr-codes/qr-code-routes.ts'
import { planAdminRoutes } from './features/plans/admin/plan-admin-routes.ts'
import { planRoutes } from './features/plans/plan-routes.ts'
import { referenceListRoutes } from './features/reference-lists/reference-list-routes.ts'
import { sessionRoutes } from './features/sessions/session-routes.ts'
import type { SecondFactorLinks } from './features/sessions/second-factor/second-factor-links.ts'
import { settingsRoutes } from './features/settings/settings-routes.ts'
import type { RecordingDependencies } from './features/transcripts/recordings/read-recording.ts'
import { screenTimeRoutes } from './features/screen-time/screen-time-routes.ts'
import { transcriptRoutes } from './features/transcripts/transcript-routes.ts'
import { waitListAdminRoutes } from './features/wait-list/admin/wait-list-admin-routes.ts'
import type { MailLinks } from './features/mails/mail-links.ts'
import type { ContactDependencies } from './features/second-contacts/name-second-contact.ts'
import { secondContactRoutes } from './features/second-contacts/second-contact-routes.ts'
import { waitListRoutes } from './features/wait-list/wait-list-routes.ts'
import { wifiNetworkRoutes } from './features/wifi-networks/wifi-network-routes.ts'
import type { Logger } from './logging/logger.ts'
import type { Metrics } from './metrics/metrics.ts'
import { metricsRoute, type MetricsPage } from './metrics/serve-metrics.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { cutSlowBodies, defaultRequestTimeoutMs, headerTimeouts } from './http/slow-requests.ts'
import { shareConnections } from './http/share-connections.ts'
import { serveWeb } from './http/serve-web.ts'
import type { Realtime } from './realtime/realtime.ts'
import { serveRealtime, shouldUpgradeCallback } from './realtime/serve-realtime.ts'

export interface Dependencies {
  config: Config
  logger: Logger
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
  secondFactorLinks: SecondFactorLinks
  contactLinks: MailLinks
  invitationLinks: MailLinks
  startBulkJob: StartBulkJob
  wifiCipher: Cipher
  /** Null if SMTP_URL is set, or PUBLIC_URL is the address of another machine. */
  outbox: { mails: Outbox; access: OutboxAccess } | null
  /** For the claim codes and keys of devices and cards. */
  deviceCipher: Cipher
  possession: PossessionSecrets
  /** Where recordings are stored, and the cipher that decrypts them. */
  recordings: Pick<RecordingDependencies, 'files' | 'cipher'>
  consentTexts: ConsentTexts
  realtime: Realtime
  announce: FastifyInstance['announce']
  idempotencySecret: Uint8Array
  /** What `/readyz` checks. */
  readinessChecks: ReadinessChecks
  metrics: Metrics
  /** Null unless the metrics are served on the server's own port. */
  metricsPage: MetricsPage | null
  /** How long a request may take to arrive. */
  requestTimeoutMs?: number
  onRoute?: (route: RouteOptions) => void
}

export async function buildApp({
  config,
  logger,
  database,
  tokens,
  sessionValidity,
  familyRoles,
  audit,
  identity,
  requestActionMail,
  sendMailIn,
  mailLimits,
  contactLinks,
  secondFactorLinks,
  invitationLinks,
  startBulkJob,
  wifiCipher,
  deviceCipher,
  possession,
  recordings,
  outbox,
  consentTexts,
  realtime,
  announce,
  idempotencySecret,
  readinessChecks,
  metrics,
  metricsPage,
  requestTimeoutMs = defaultRequestTimeoutMs,
  onRoute,
}: Dependencies) {
  const isTrustedProxy = createProxyCheck(config.trustProxy)
  const app = fastify({
    loggerInstance: logger,
    genReqId: createRequestIds(isTrustedProxy),
    requestIdHeader: false,
    // The hook below logs one line per response; Fastify's own two lines contain the URL.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: isTrustedProxy,
    bodyLimit: 1024 * 1024,
    // See closeGracefully.
    return503OnClosing: false,
    // Also limits closing, which waits for open responses and for the goodbyes of running conversations.
    pluginTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    http: { shouldUpgradeCallback, ...headerTimeouts(requestTimeoutMs) },
    clientErrorHandler: answerClientError,
    schemaController,
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  // With a callback, because a promise for each request costs several percent of a small one.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const completed = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    request.log.info({ ...completed, milliseconds: Math.round(reply.elapsedTime) }, 'request completed')
    metrics.requestCompleted({ ...completed, milliseconds: reply.elapsedTime })
  })
  shareConnections(app)
  registerErrorHandler(app)
  delayRefusals(app)
  cutSlowBodies(app.server, requestTimeoutMs)
  const awaitResponses = closeGracefully(app)
  setSecurityHeaders(app, config)
  compress(app)
  decorateClientNetwork(app, createClientNetworkReader(isTrustedProxy))
  await app.register(rateLimit, { global: false, keyGenerator: ({ clientNetwork }) => clientNetwork })
  app.decorate('authenticate', createAuthenticator(tokens, sessionValidity))
  app.decorate('readIdentityToken', (token) => identity.readToken(token))
  app.decorate('familyRoles', familyRoles)
  app.decorateRequest('principal', null)
  app.decorateRequest('family', null)
  app.decorate('forgetAccess', (accountIds) => {
    for (const cache of [sessionValidity, familyRoles])
      if (accountIds.length === 0) cache.forgetAll()
      else accountIds.forEach(cache.forget)
  })
  app.decorate('announce', announce)
  app.decorate('bindIdempotencyKey', createIdempotencyKeyBinder(database, idempotencySecret))
  app.decorate('auditDatabase', database)
  app.decorate('auditTrail', audit.trail)
  registerOpenApi(app)

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
    healthRoutes(features, readinessChecks)
    if (metricsPage) metricsRoute(features, metricsPage)
    settingsRoutes(features, { config, identity: identity.settings, outboxAccess: outbox?.access ?? null })
    sessionRoutes(features, {
      database,
      identity,
      tokens,
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

  serveRealtime(app, realtime, config.publicUrl)
  // Registered after the sockets' hook: a slow download must not delay the goodbye of a conversation.
  app.addHook('preClose', awaitResponses)
  if (identity.routes) await app.register(identity.routes)
  await serveWeb(app)
  return app
}
