import { join } from 'node:path'
import type { Queries } from '@pipit/database/connect'
import type { IdentityOptions } from '@pipit/identity/identity-options'
import { createMailLimits } from '@pipit/identity/passwords/mail-limits'
import { createAccessTokens } from '../access/access-token.ts'
import type { IdentityService } from '../access/identity-service.ts'
import type { OpenRedis } from '../adapters/redis/connect-redis.ts'
import { createSmtpMail } from '../adapters/mail/smtp.ts'
import { buildApp, type Dependencies } from './app.ts'
import { checkFilePlace } from './check-file-place.ts'
import { composeAudit } from './audit.ts'
import { openFiles } from './files.ts'
import { composeRateLimits } from './rate-limits.ts'
import { openAnnouncements } from './redis.ts'
import { composePush } from './push.ts'
import { composeVoices } from './voices.ts'
import type { ComposedIdentity } from './identity.ts'
import type { MetricsPages } from './metrics.ts'
import type { ComposedAccess } from './realtime.ts'
import type { Config } from '../config/config.ts'
import { createCipher } from '../database/cipher.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Voice } from '../features/chat/voice.ts'
import { applyFirmwareReleases } from '../features/devices/notices/apply-firmware-releases.ts'
import { createDownloadTokens } from '../features/firmware/download/download-tokens.ts'
import { createFirmwareUpdates } from '../features/firmware/download/find-updates.ts'
import { createPossessionSecrets } from '../features/devices/possession/possession-secrets.ts'
import { readConsentTexts } from '../features/consents/read-consent-texts.ts'
import { createDatabaseCheck } from '../features/health/check-database.ts'
import { createMailLinks } from '../features/mails/mail-links.ts'
import { createActionMailQueue, sendRequestedActionMail } from '../features/mails/request-action-mail.ts'
import { createMailQueue, sendQueuedMail } from '../features/mails/send-mail.ts'
import { createOutboxAccess } from '../features/outbox/outbox-access.ts'
import { createOutbox } from '../features/outbox/outbox.ts'
import { createBulkJobStarter } from '../features/jobs/start-bulk-job.ts'
import { createPlayHistories } from '../features/memories/play-histories.ts'
import { applyPlans } from '../features/plans/apply-plans.ts'
import type { ConfiguredPlan } from '../features/plans/read-plans.ts'
import { createSecondFactorLinks } from '../features/sessions/second-factor/second-factor-links.ts'
import { createEncoder } from '../features/transcripts/recordings/encoder.ts'
import { createRecordings } from '../features/transcripts/recordings/save-recording.ts'
import { jobQueue } from '../jobs/job-queue.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import type { Logger } from '../observability/logging/logger.ts'
import type { Metrics } from '../observability/metrics/metrics.ts'
import type { WebDependencies } from './register-web.ts'
import type { Role } from '../config/roles-config.ts'
import type { SecretKeys } from '../config/secret-keys.ts'
import type { Tracing } from '../observability/tracing/tracing.ts'

type ClosableVoice = Voice & { close: () => Promise<void> }

type PasswordHashing = Pick<IdentityOptions, 'passwordHashing'>

export type ServerOptions = Pick<Dependencies, 'onRoute' | 'requestTimeoutMs' | 'verifyResponses'> &
  PasswordHashing & {
    /** Replaces the configured voice. */
    voice?: ClosableVoice
  }

interface BaseDependencies {
  config: Config
  plans: ConfiguredPlan[]
  keys: SecretKeys
  database: OpenDatabase
  /** Null: PostgreSQL does its part. */
  redis: OpenRedis | null
  logger: Logger
  log: FailureLog
  metrics: Metrics
  metricsPages: MetricsPages
  /** Null: nothing is traced. */
  tracing: Tracing | null
}

/** All that needs the database. It is loaded while that starts. */
export async function composeServer(
  base: BaseDependencies,
  { voice: givenVoice, passwordHashing, ...options }: ServerOptions,
) {
  const { config, keys, database, redis, logger, log } = base
  let isStopping = false
  const serves = (...roles: Role[]) => roles.some((role) => config.roles.has(role))
  await checkFilePlace(config, database)
  if (serves('jobs')) await applyFirmwareReleases(database, config.latestFirmware)
  const retiredPlans = await applyPlans(database, base.plans)
  const tokens = createAccessTokens(keys.forPurpose('access tokens'))
  const announcements = await openAnnouncements(database, redis, log)
  const playHistories = createPlayHistories(database, log)
  const voice = composeVoices({ ...base, playHistories }, givenVoice)
  const recordingCipher = createCipher(keys.forPurpose('recordings'))
  const files = await openFiles(config, 'recordings')
  const encoder = createEncoder()
  const recordings = createRecordings({ database, files, cipher: recordingCipher, encoder, log })
  const audit = composeAudit({ ...base, files: await openFiles(config, 'audit anchor') })
  // Entries that were not anchored before a crash are anchored now.
  audit.anchorWriter.request([])
  const mail = composeMail(base)
  const { announce } = announcements
  const push = serves('web', 'jobs') ? await composePush(base) : null
  const contactLinks = createMailLinks(keys.forPurpose('second contact links'), `${config.publicUrl}/second-contact`)
  const downloadTokens = createDownloadTokens(keys.forPurpose('firmware downloads'))
  const updates = createFirmwareUpdates({ database, tokens: downloadTokens, publicUrl: config.publicUrl })
  const chat = { voice, recordings, announcements, auditTrail: audit.trail, updates }
  const access = serves('web', 'realtime') ? (await import('./realtime.ts')).composeRealtime(base, tokens, chat) : null
  const identity = serves('web', 'jobs')
    ? await (
        await import('./identity.ts')
      ).composeIdentity({ config, database, keys, sendMail: mail.sendMail, passwordHashing })
    : null
  const jobs =
    identity && serves('jobs')
      ? await (
          await import('./jobs.ts')
        ).composeJobs({
          ...base,
          ...identity,
          auditTrail: audit.trail,
          auditKeys: audit.keys,
          mail,
          push,
          contactLinks,
          recordings: { files, cipher: recordingCipher, encoder },
          voice,
          announce,
        })
      : null
  const app = await buildApp({
    config,
    logger,
    realtime: access?.realtime ?? null,
    web: identity && access && serves('web') ? await composeWeb(access, identity) : null,
    readinessChecks: {
      process: async () => (isStopping ? 'This process is stopping.' : null),
      database: createDatabaseCheck(database),
      // A process with a dead listener should get no more requests. A lost Redis concerns all, and they work without it.
      ...(redis
        ? {}
        : { listener: async () => (announcements.isConnected() ? null : 'Announcements of others do not arrive.') }),
      ...(voice.readinessCheck && { voice: voice.readinessCheck }),
    },
    metrics: base.metrics,
    tracing: base.tracing,
    metricsPage: base.metricsPages.onPublicPort,
    rateLimitStore: await composeRateLimits({ ...base, keys: keys.forPurpose('rate limits') }),
    ...options,
  })
  await voice.start()
  const metricsServer = await base.metricsPages.start({
    database,
    redis,
    announcements,
    realtime: access?.realtime ?? null,
    voice,
  })
  return {
    app,
    database,
    tokens,
    recordings,
    /** Plans that are no longer configured, but that families have. */
    retiredPlans,
    /** Call this once the server listens: a failed start must not use up the password, which is shown only once. */
    firstSuperadmin: async () => (serves('web') ? (identity?.firstSuperadmin() ?? null) : null),
    prepareVoices: voice.prepare,
    /** It contains the token: print it, but do not log it. Null if nobody can open the outbox. */
    outboxUrl: mail.outbox?.access.url ?? null,
    /** `/readyz` says so afterwards. Everything else goes on. */
    announceStop() {
      isStopping = true
      voice.announceStop()
    },
    async close() {
      await app.close()
      await metricsServer.close()
      await voice.close()
      await playHistories.close()
      await recordings.close()
      await jobs?.close()
      await mail.close()
      await announcements.close()
      await audit.anchorWriter.close()
      await redis?.close()
      await base.tracing?.close()
      await database.close()
    },
  }

  async function composeWeb(
    { sessionValidity, familyRoles }: ComposedAccess,
    { identity: service }: ComposedIdentity,
  ): Promise<WebDependencies> {
    return {
      config,
      database,
      tokens,
      sessionValidity,
      familyRoles,
      audit,
      identity: service,
      requestActionMail: mail.requestActionMail,
      sendMailIn: mail.sendMailIn,
      mailLimits: mail.limits,
      push,
      contactLinks,
      secondFactorLinks: createSecondFactorLinks(keys.forPurpose('second factor links'), config.publicUrl),
      invitationLinks: createMailLinks(keys.forPurpose('guardian invitations'), `${config.publicUrl}/invitation`),
      startBulkJob: createBulkJobStarter(database, jobQueue(database)),
      wifiCipher: createCipher(keys.forPurpose('wifi')),
      deviceCipher: createCipher(keys.forPurpose('devices')),
      possession: createPossessionSecrets(keys.forPurpose('device possession')),
      recordings: { files, cipher: recordingCipher },
      updates,
      firmware: {
        files: await openFiles(config, 'firmware'),
        downloadTokens,
        ...config.firmware,
        uploadFolder: join(config.dataFolder, 'uploads'),
      },
      outbox: mail.outbox,
      consentTexts: await readConsentTexts(config.consentTexts),
      announce,
      idempotencySecret: keys.forPurpose('idempotency keys'),
      log,
    }
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
    /** The limits of mails to an address that somebody has typed. */
    limits,
    sendRequested: (identity: IdentityService) => sendRequestedActionMail(identity, sendMail, cipher),
    /** Null if nobody can open it: mail is sent by SMTP, or the server is for other machines. */
    outbox: access && { mails: outbox, access },
    close: async () => smtp?.close(),
  }
}
