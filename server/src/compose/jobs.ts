import type { Database, Queries } from '@pipit/database/connect'
import type { AuditKeys } from '../access/audit-trail/audit-keys.ts'
import type { AuditTrail } from '../access/audit-trail/audit-trail.ts'
import type { IdentityService } from '../access/identity-service.ts'
import type { Announce } from '../announcements/announcements.ts'
import type { Config } from '../config/config.ts'
import type { ComposedPush } from './push.ts'
import type { Cipher } from '../database/cipher.ts'
import { maintainPartitions } from '../database/maintain-partitions.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createAccountDeletionHandler } from '../features/accounts/admin/delete-accounts.ts'
import { dropOldMonths } from '../features/audit/drop-old-months.ts'
import { sweepPictures } from '../features/boards/conversation/vision/picture-store.ts'
import { sweepOfflineDevices } from '../features/chat/device/device-connection-store.ts'
import { conversationStore } from '../features/chat/conversation/conversation-store.ts'
import type { Voice } from '../features/chat/voice.ts'
import { notifyOfDevices } from '../features/devices/notices/notify-of-devices.ts'
import { countFirmware } from '../features/firmware/fleet/count-firmware.ts'
import { advanceRollouts } from '../features/firmware/rollouts/advance-rollouts.ts'
import { createFlagNotifier } from '../features/flags/notify-of-flag.ts'
import { createFlagPusher } from '../features/flags/push-flag.ts'
import { sweepFamilyChanges } from '../features/guardians/family-change-store.ts'
import { sweepInvitations } from '../features/guardians/invitation-store.ts'
import { insightStore } from '../features/insights/insight-store.ts'
import { sweepMemories } from '../features/memories/memory-sweep-store.ts'
import { bulkJobStore } from '../features/jobs/bulk-job-store.ts'
import { createBulkJobPerformer } from '../features/jobs/perform-bulk-jobs.ts'
import { createLabelDeletionHandler } from '../features/labels/admin/delete-labels.ts'
import type { MailLinks } from '../features/mails/mail-links.ts'
import type { sendRequestedActionMail } from '../features/mails/request-action-mail.ts'
import type { sendQueuedMail, SendMail } from '../features/mails/send-mail.ts'
import { sweepPushSubscriptions } from '../features/push/push-store.ts'
import { createPushSender } from '../features/push/send-push.ts'
import { sweepSessions } from '../features/sessions/session-store.ts'
import { encodeWaitingRecordings } from '../features/transcripts/recordings/encode-waiting-recordings.ts'
import type { Encoder } from '../features/transcripts/recordings/encoder.ts'
import type { FileStore } from '../features/transcripts/recordings/file-store.ts'
import { storeWaitingRecordings } from '../features/transcripts/recordings/store-waiting-recordings.ts'
import { sweepFiles } from '../features/transcripts/recordings/sweep-files.ts'
import { countOverview } from '../features/overview/count-overview.ts'
import { sweepScreenTime } from '../features/screen-time/screen-time-sweep-store.ts'
import { sweepTranscripts } from '../features/transcripts/retention-store.ts'
import { createInvitationHandler } from '../features/wait-list/admin/invite.ts'
import { wifiNetworkStore } from '../features/wifi-networks/wifi-network-store.ts'
import { jobStore } from '../jobs/job-store.ts'
import { jobQueue, type Tasks } from '../jobs/job-queue.ts'
import { startJobs } from '../jobs/job-worker.ts'
import { sweepRateLimits } from '../http/rate-limits/rate-limit-store.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import type { Logger } from '../observability/logging/logger.ts'
import type { Metrics } from '../observability/metrics/metrics.ts'
import type { Tracing } from '../observability/tracing/tracing.ts'
import { afterConversation } from './after-conversation.ts'

interface Dependencies {
  config: Config
  database: OpenDatabase
  logger: Pick<Logger, 'info'>
  log: FailureLog
  metrics: Metrics
  tracing: Tracing | null
  auditTrail: AuditTrail
  auditKeys: AuditKeys
  mail: {
    sendMailIn: (db: Queries) => SendMail
    deliverQueued: ReturnType<typeof sendQueuedMail>
    deleteOldMails: () => Promise<void>
    sendRequested: (identity: IdentityService) => ReturnType<typeof sendRequestedActionMail>
  }
  /** Null: nothing is sent to browsers. */
  push: ComposedPush | null
  contactLinks: MailLinks
  identity: IdentityService
  sweepIdentity: () => Promise<void>
  sweepUnverified: () => Promise<void>
  recordings: { files: FileStore; cipher: Cipher; encoder: Encoder }
  voice: { open: () => Promise<Voice> }
  announce: Announce
}

type TaskDependencies = Omit<Dependencies, 'database'> & { database: Database }

/** Everything that runs outside a request: bulk jobs, sweeps, mails and insights. */
export async function composeJobs(given: Dependencies) {
  const dependencies = { ...given, database: given.database.longRunning }
  const { config, database, logger, log, metrics, tracing, mail, identity, auditTrail } = dependencies
  const { files } = dependencies.recordings
  const addJob = jobQueue(database)
  const bulkJobs = createBulkJobPerformer(database, {
    'delete-accounts': createAccountDeletionHandler({
      database,
      identity,
      auditTrail,
      files,
      sendMail: mail.sendMailIn(database),
      publicUrl: config.publicUrl,
      log,
    }),
    'delete-devices': createLabelDeletionHandler(auditTrail, 'devices'),
    'delete-cards': createLabelDeletionHandler(auditTrail, 'cards'),
    invite: createInvitationHandler(mail.sendMailIn, config.publicUrl),
  })
  const notifyOfFlag = createFlagNotifier({
    database,
    sendMailIn: mail.sendMailIn,
    contactLinks: dependencies.contactLinks,
    publicUrl: config.publicUrl,
  })
  const tasks: Tasks = {
    'send-mail': mail.deliverQueued,
    'send-action-mail': mail.sendRequested(identity),
    'notify-of-flag': ({ at, ...flag }) => notifyOfFlag({ ...flag, at: new Date(at) }),
    ...pushTasks(dependencies),
    'unlock-abandoned-mails': () => jobStore(database).unlockAbandonedMails(),
    'bulk-job': bulkJobs.perform,
    'resume-bulk-jobs': bulkJobs.resume,
    ...sweeps(dependencies),
    ...insightTasks(dependencies),
    'advance-rollouts': () => advanceRollouts({ database, auditTrail, log }),
    'count-firmware': () => countFirmware(database),
  }
  const jobs = await startJobs({ pool: given.database.sessionPool, tasks, logger, log, metrics, tracing })
  await addJob('resume-bulk-jobs', {})
  return {
    async close() {
      bulkJobs.stop()
      await jobs.close()
    },
  }
}

function pushTasks({ config, database, mail, push }: TaskDependencies) {
  const pushFlag = createFlagPusher(database)
  const sendPush = push && createPushSender({ database, ...push })
  return {
    async 'push-flag'({ at, ...flag }) {
      if (push) await pushFlag({ ...flag, at: new Date(at) })
    },
    async 'send-push'(payload) {
      await sendPush?.(payload)
    },
    'notify-of-devices': () => notifyOfDevices({ database, sendMailIn: mail.sendMailIn, publicUrl: config.publicUrl }),
  } satisfies Partial<Tasks>
}

function sweeps(dependencies: TaskDependencies) {
  const { config, database, log, auditTrail, auditKeys, sweepIdentity, sweepUnverified, recordings, mail } =
    dependencies
  return {
    async sweep() {
      await sweepIdentity()
      await sweepSessions(database)
      await sweepPushSubscriptions(database)
      await mail.deleteOldMails()
      await wifiNetworkStore(database).deleteRemoved()
      await bulkJobStore(database).deleteOld()
      await sweepTranscripts(database)
      await sweepMemories(database)
      await sweepInvitations(database)
      await sweepScreenTime(database)
      await sweepFamilyChanges(database)
      await sweepRateLimits(database)
      await countOverview(database)
    },
    async 'maintain-partitions'() {
      await maintainPartitions(database)
      await dropOldMonths({ database, keys: auditKeys, auditTrail, log, retentionMonths: config.auditRetentionMonths })
    },
    async 'sweep-devices'() {
      await sweepOfflineDevices(database)
      await sweepPictures(database)
      await database.transaction(async (db) => {
        for (const conversation of await conversationStore(db).endAbandoned()) await afterConversation(db, conversation)
      })
    },
    'sweep-files': () => sweepFiles(database, recordings.files),
    async 'store-waiting-recordings'() {
      await encodeWaitingRecordings({ database, log, ...recordings })
      await storeWaitingRecordings(database, recordings.files)
    },
    'sweep-unverified-accounts': sweepUnverified,
  } satisfies Partial<Tasks>
}

function insightTasks({ config, database, log, mail, voice, announce }: TaskDependencies) {
  // Loaded with the first job, because the word lists take memory.
  const openAggregator = async () => {
    const { createInsightAggregator } = await import('../features/insights/aggregate-insights.ts')
    const languageModel = config.voice.think === 'embedded' ? null : await voice.open()
    return createInsightAggregator({ database, languageModel, log, announce })
  }
  return {
    'aggregate-day': async (day) => (await openAggregator()).aggregateDay(day),
    'aggregate-child-again': async (child) => (await openAggregator()).aggregateChildAgain(child),
    'aggregate-ended-days': () => insightStore(database).queueEndedDays(),
    async 'remember-facts'({ accountId, childId }) {
      const { rememberFacts } = await import('../features/memories/remember-facts.ts')
      if (await rememberFacts(database, { accountId, childId }))
        announce({ accountId, resource: 'memories', id: childId })
    },
    async 'send-weekly-mails'() {
      const { sendWeeklyMails } = await import('../features/insights/weekly-mail/send-weekly-mails.ts')
      await sendWeeklyMails({ database, sendMailIn: mail.sendMailIn, publicUrl: config.publicUrl })
    },
  } satisfies Partial<Tasks>
}
