import type { Queries } from '@pipit/database/connect'
import { deleteExpired } from '@pipit/identity/delete-expired'
import type { IdentityOptions } from '@pipit/identity/identity-options'
import { createMailLimits } from '@pipit/identity/passwords/mail-limits'
import type { DestinationStream } from 'pino'
import type { Announcements } from './announcements/announcements.ts'
import { openPostgresAnnouncements } from './announcements/postgres-announcements.ts'
import { createAccessTokens, type AccessTokens } from './access/access-token.ts'
import type { AuditTrail } from './access/audit-trail/audit-trail.ts'
import { createAuthenticator } from './access/authenticate.ts'
import type { IdentityService } from './access/identity-service.ts'
import { createFamilyRoles } from './access/family-roles.ts'
import { createSessionValidity } from './access/session-validity.ts'
import type { OpenRedis } from './adapters/redis/connect-redis.ts'
import { createEmbeddedIdentity } from './adapters/identity/embedded.ts'
import { createGoogleIdentity } from './adapters/identity/google.ts'
import { createSmtpMail } from './adapters/mail/smtp.ts'
import { afterConversation } from './after-conversation.ts'
import { buildApp, type Dependencies } from './app.ts'
import { composeAudit } from './compose-audit.ts'
import { openFiles } from './compose-files.ts'
import { openRedis } from './compose-redis.ts'
import { composeVoices } from './compose-voices.ts'
import { composeJobs } from './compose-jobs.ts'
import { composeMetrics, type MetricsPages } from './compose-metrics.ts'
import type { Config } from './config.ts'
import { createCipher } from './database/cipher.ts'
import { openDatabase, type OpenDatabase } from './database/open-database.ts'
import { sweepUnverifiedAccounts } from './features/accounts/deletion/sweep-unverified-accounts.ts'
import type { ChatDependencies } from './features/chat/conversation/conversation-registry.ts'
import type { Voice } from './features/chat/voice.ts'
import { createPossessionSecrets } from './features/devices/possession/possession-secrets.ts'
import { readConsentTexts } from './features/consents/read-consent-texts.ts'
import { createMailLinks } from './features/mails/mail-links.ts'
import { createDatabaseCheck } from './features/health/check-database.ts'
import { renderActionMail } from './features/mails/action-mails.ts'
import { createActionMailQueue, sendRequestedActionMail } from './features/mails/request-action-mail.ts'
import { createMailQueue, sendQueuedMail, type SendMail } from './features/mails/send-mail.ts'
import { createOutboxAccess } from './features/outbox/outbox-access.ts'
import { createOutbox } from './features/outbox/outbox.ts'
import { createPlayHistories } from './features/memories/play-histories.ts'
import { applyPlans } from './features/plans/apply-plans.ts'
import { readPlans, type ConfiguredPlan } from './features/plans/read-plans.ts'
import { prepareFirstSuperadmin } from './features/sessions/prepare-first-superadmin.ts'
import { createSecondFactorLinks } from './features/sessions/second-factor/second-factor-links.ts'
import { createEncoder } from './features/transcripts/recordings/encoder.ts'
import { createRecordings } from './features/transcripts/recordings/save-recording.ts'
import type { Recordings } from './features/transcripts/recordings/recordings.ts'
import { jobQueue } from './job-queue/job-queue.ts'
import { createFailureLog, type FailureLog } from './logging/failure-log.ts'
import { createLogger, type Logger } from './logging/logger.ts'
import type { Metrics } from './metrics/metrics.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { createRealtime } from './realtime/realtime.ts'
import { secretKeys } from './secret-keys.ts'

type Keys = Awaited<ReturnType<typeof secretKeys>>
type PrepareFirstSuperadmin = () => ReturnType<typeof prepareFirstSuperadmin>
type ClosableVoice = Voice & { close: () => Promise<void> }

type PasswordHashing = Pick<IdentityOptions, 'passwordHashing'>

type Options = Pick<Dependencies, 'onRoute' | 'requestTimeoutMs'> &
  PasswordHashing & {
    /** Replaces the configured voice. */
    voice?: ClosableVoice
    /** Where to log; by default the standard output. */
    logStream?: DestinationStream
  }

/** Wires the server: the only place that chooses adapters. */
export async function compose(config: Config, { logStream, ...options }: Options = {}) {
  const logger = createLogger(config, logStream)
  const plans = await readPlans(config.plansFile)
  await prepareDataFolder(config)
  const keys = await secretKeys(config)
  const { metrics, ...metricsPages } = await composeMetrics(config)
  const log = createFailureLog(logger, metrics)
  const redis = await openRedis(config, log)
  try {
    const database = metricsPages.measure(await openDatabase(config, log))
    const base = { config, plans, keys, database, redis, logger, log, metrics, metricsPages }
    return await composeServer(base, options).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
  } catch (error) {
    await redis?.close()
    throw error
  }
}

interface BaseDependencies {
  config: Config
  plans: ConfiguredPlan[]
  keys: Keys
  database: OpenDatabase
  /** Null: PostgreSQL does its part. */
  redis: OpenRedis | null
  logger: Logger
  log: FailureLog
  metrics: Metrics
  metricsPages: MetricsPages
}

async function composeServer(
  base: BaseDependencies,
  { voice: givenVoice, passwordHashing, ...options }: Omit<Options, 'logStream'>,
) {
  const { config, keys, database, redis, logger, log } = base
  const retiredPlans = await applyPlans(database, base.plans)
  const tokens = createAccessTokens(keys.forPurpose('access tokens'))
  const announcements = await openPostgresAnnouncements(database, log)
  const playHistories = createPlayHistories(database, log)
  const voice = composeVoices({ ...base, playHistories }, givenVoice)
  const recordingCipher = createCipher(keys.forPurpose('recordings'))
  const files = await openFiles(config, 'recordings')
  const encoder = createEncoder()
  const recordings = createRecordings({ database, files, cipher: recordingCipher, encoder })
  const audit = composeAudit({ ...base, files: await openFiles(config, 'audit anchor') })
  // At each start, so that entries which were not anchored before a crash are.
  audit.anchorWriter.request([])
  const mail = composeMail(base)
  const { announce } = announcements
  const contactLinks = createMailLinks(keys.forPurpose('second contact links'), `${config.publicUrl}/second-contact`)
  const invitationLinks = createMailLinks(keys.forPurpose('guardian invitations'), `${config.publicUrl}/invitation`)
  const chat: ChatServices = { voice, recordings, announcements, auditTrail: audit.trail }
  const { realtime, sessionValidity, familyRoles } = composeRealtime(base, tokens, chat)
  const { identity, firstSuperadmin, sweepIdentity, sweepUnverified } = await composeIdentity({
    config,
    database,
    keys,
    sendMail: mail.sendMail,
    passwordHashing,
  })
  const jobs = await composeJobs({
    ...base,
    auditTrail: audit.trail,
    mail,
    contactLinks,
    identity,
    sweepIdentity,
    sweepUnverified,
    files,
    voice,
    announce,
  })
  const app = await buildApp({
    config,
    logger,
    database,
    tokens,
    sessionValidity,
    familyRoles,
    audit,
    identity,
    requestActionMail: mail.requestActionMail,
    sendMailIn: mail.sendMailIn,
    mailLimits: mail.limits,
    contactLinks,
    secondFactorLinks: createSecondFactorLinks(keys.forPurpose('second factor links'), config.publicUrl),
    invitationLinks,
    startBulkJob: jobs.startBulkJob,
    wifiCipher: createCipher(keys.forPurpose('wifi')),
    deviceCipher: createCipher(keys.forPurpose('devices')),
    possession: createPossessionSecrets(keys.forPurpose('device possession')),
    recordings: { files, cipher: recordingCipher },
    outbox: mail.outbox,
    consentTexts: await readConsentTexts(config.consentTexts),
    realtime,
    announce,
    idempotencySecret: keys.forPurpose('idempotency keys'),
    readinessChecks: {
      database: createDatabaseCheck(database),
      listener: async () => (announcements.isConnected() ? null : 'Announcements of other processes do not arrive.'),
    },
    metrics: base.metrics,
    metricsPage: base.metricsPages.onPublicPort,
    ...options,
  })
  const metricsServer = await base.metricsPages.start({ database, redis, announcements, realtime, voice })
  return {
    app,
    database,
    tokens,
    recordings,
    /** Plans that are no longer configured, but that families have. */
    retiredPlans,
    /** Call this once the server listens: a failed start must not use up the password, which is shown only once. */
    firstSuperadmin,
    prepareVoices: voice.prepare,
    /** With its token: print it, but do not log it. Null if nobody can open the outbox. */
    outboxUrl: mail.outbox?.access.url ?? null,
    async close() {
      await app.close()
      await metricsServer.close()
      await voice.close()
      await playHistories.close()
      await encoder.close()
      await jobs.close()
      await mail.close()
      await announcements.close()
      await audit.anchorWriter.close()
      await redis?.close()
      await database.close()
    },
  }
}

function composeMail({ config, keys, database }: BaseDependencies) {
  const cipher = createCipher(keys.forPurpose('mail'))
  const outbox = createOutbox(database, cipher)
  const smtp = config.smtpUrl ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom }) : null
  const access = smtp ? null : createOutboxAccess(config.publicUrl)
  const sendMailIn = (db: Queries) => createMailQueue(jobQueue(db), cipher)
  const sendMail = sendMailIn(database)
  const limits = createMailLimits(database, keys.forPurpose('identity'))
  return {
    sendMail,
    /** Queues mail within a transaction. */
    sendMailIn,
    deliverQueued: sendQueuedMail(smtp?.deliver ?? outbox.deliver, cipher),
    deleteOldMails: outbox.deleteOld,
    requestActionMail: createActionMailQueue({
      addJob: jobQueue(database),
      cipher,
      limits,
    }),
    /** Of mails to an address that somebody has typed. */
    limits,
    sendRequested: (identity: IdentityService) => sendRequestedActionMail(identity, sendMail, cipher),
    /** Null if nobody can open it: mail is sent by SMTP, or the server is for other machines. */
    outbox: access && { mails: outbox, access },
    close: async () => smtp?.close(),
  }
}

interface ChatServices {
  voice: { open: () => Promise<Voice> }
  recordings: Recordings
  announcements: Announcements
  auditTrail: AuditTrail
}

function composeRealtime(
  { config, database, log, metrics }: BaseDependencies,
  tokens: AccessTokens,
  chat: ChatServices,
) {
  const { voice, recordings, announcements, auditTrail } = chat
  const { announce } = announcements
  const sessionValidity = createSessionValidity(database, announcements, {
    superadminsNeedSecondFactor: config.superadminSecondFactor === 'required',
  })
  const familyRoles = createFamilyRoles(database, announcements)
  const realtime = createRealtime({
    announcements,
    auditTrail,
    sessionValidity,
    familyRoles,
    authenticate: createAuthenticator(tokens, sessionValidity),
    log,
    async loadChat() {
      const [{ openChat }, opened] = await Promise.all([import('./features/chat/open-chat.ts'), voice.open()])
      const dependencies: ChatDependencies = {
        database,
        voice: opened,
        recordings,
        log,
        metrics,
        onTranscriptChanged: ({ accountId, childId }) => announce({ accountId, resource: 'transcripts', id: childId }),
        onFlags: ({ accountId, childId }) => announce({ accountId, resource: 'insights', id: childId }),
        onEnded: afterConversation,
      }
      return (sockets) => openChat(sockets, dependencies)
    },
  })
  return { realtime, sessionValidity, familyRoles }
}

interface IdentityDependencies extends PasswordHashing {
  config: Config
  database: OpenDatabase
  keys: Keys
  sendMail: SendMail
}

interface ComposedIdentity {
  identity: IdentityService
  firstSuperadmin: PrepareFirstSuperadmin
  sweepIdentity: () => Promise<void>
  sweepUnverified: () => Promise<void>
}

async function composeIdentity({
  config,
  database,
  keys,
  sendMail,
  passwordHashing,
}: IdentityDependencies): Promise<ComposedIdentity> {
  // The limits of mailboxes are in the identity tables whichever provider is used.
  const sweepIdentity = () => deleteExpired({ database: database.longRunning, now: () => new Date() })
  if (config.identity.kind === 'google') {
    return {
      identity: createGoogleIdentity(config.identity),
      firstSuperadmin: async () => null,
      sweepIdentity,
      sweepUnverified: () => sweepUnverifiedAccounts({ database: database.longRunning, deleteUnverifiedUsers: null }),
    }
  }
  const embedded = await createEmbeddedIdentity({
    database,
    publicUrl: config.publicUrl,
    encryptionKey: keys.forPurpose('identity'),
    config: config.identity,
    sendActionMail: (mail) => sendMail(renderActionMail(mail)),
    passwordHashing,
  })
  return {
    identity: embedded.service,
    firstSuperadmin: () => prepareFirstSuperadmin(database, embedded.users),
    sweepIdentity,
    sweepUnverified: () =>
      sweepUnverifiedAccounts({
        database: database.longRunning,
        deleteUnverifiedUsers: embedded.users.deleteUnverified,
      }),
  }
}
