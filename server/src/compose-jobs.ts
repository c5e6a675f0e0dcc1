import type { IdentityService } from './access/identity-service.ts'
import type { Config } from './config.ts'
import type { Queries } from './database/connect.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { deleteAccountsWork } from './features/accounts/admin/delete-accounts.ts'
import { sweepOfflineDevices } from './features/chat/device-connection-store.ts'
import { endAbandonedConversations } from './features/chat/end-abandoned-conversations.ts'
import type { Voice } from './features/chat/voice.ts'
import { aggregateAfterConversation } from './features/insights/aggregate-after-conversation.ts'
import { aggregateEndedDays } from './features/insights/aggregate-ended-days.ts'
import { bulkJobStore } from './features/jobs/bulk-job-store.ts'
import { bulkJobPerformer } from './features/jobs/perform-bulk-jobs.ts'
import { bulkJobStarter } from './features/jobs/start-bulk-job.ts'
import { deleteLabelsWork } from './features/labels/admin/delete-labels.ts'
import type { sendQueuedMail, SendMail } from './features/mails/send-mail.ts'
import { sweepSessions } from './features/sessions/session-store.ts'
import type { FileStore } from './features/transcripts/recordings/file-store.ts'
import { sweepFiles } from './features/transcripts/recordings/sweep-files.ts'
import { sweepTranscripts } from './features/transcripts/retention-store.ts'
import { inviteWork } from './features/wait-list/admin/invite.ts'
import { wifiNetworkStore } from './features/wifi-networks/wifi-network-store.ts'
import { jobQueue, startJobs, type Tasks } from './job-queue/job-queue.ts'
import type { FailureLog } from './logging/failure-log.ts'
import type { Announce } from './realtime/announce.ts'

interface Dependencies {
  config: Config
  database: OpenDatabase
  log: FailureLog
  mail: {
    sendMailIn: (db: Queries) => SendMail
    deliverQueued: ReturnType<typeof sendQueuedMail>
  }
  identity: IdentityService
  sweepIdentity: () => Promise<void>
  files: FileStore
  voice: { open: () => Promise<Voice> }
  announce: Announce
}

/** Everything that runs outside of a request: bulk jobs, sweeps, mails and insights. */
export async function composeJobs(dependencies: Dependencies) {
  const { config, database, log, mail, identity } = dependencies
  const addJob = jobQueue(database)
  const bulkJobs = bulkJobPerformer(database, {
    'delete-accounts': deleteAccountsWork({ database, identity }),
    'delete-devices': deleteLabelsWork('devices'),
    'delete-cards': deleteLabelsWork('cards'),
    invite: inviteWork(mail.sendMailIn, config.publicUrl),
  })
  const tasks: Tasks = {
    'send-mail': mail.deliverQueued,
    'bulk-job': bulkJobs.perform,
    'resume-bulk-jobs': bulkJobs.resume,
    ...sweeps(dependencies),
    ...insightTasks(dependencies),
  }
  const jobs = await startJobs(database.pool, tasks, log)
  await addJob('resume-bulk-jobs', {})
  return {
    startBulkJob: bulkJobStarter(database, addJob),
    async close() {
      bulkJobs.stop()
      await jobs.close()
    },
  }
}

function sweeps({ database, sweepIdentity, files }: Dependencies) {
  return {
    async sweep() {
      await sweepIdentity()
      await sweepSessions(database)
      await wifiNetworkStore(database).deleteRemoved()
      await bulkJobStore(database).deleteOld()
      await sweepTranscripts(database)
    },
    async 'sweep-devices'() {
      await sweepOfflineDevices(database)
      for (const { childId, startedAt } of await endAbandonedConversations(database))
        await aggregateAfterConversation(database, childId, startedAt)
    },
    'sweep-files': () => sweepFiles(database, files),
  } satisfies Partial<Tasks>
}

function insightTasks({ config, database, mail, voice, announce }: Dependencies) {
  // Loaded when the first day is aggregated: until then nobody needs the word lists.
  const openAggregator = async () => {
    const { createInsightAggregator } = await import('./features/insights/aggregate-insights.ts')
    const languageModel = config.voice.think === 'embedded' ? null : await voice.open()
    return createInsightAggregator({ database, languageModel, announce })
  }
  return {
    'aggregate-day': async (day) => (await openAggregator()).aggregateDay(day),
    'aggregate-child-again': async (child) => (await openAggregator()).aggregateChildAgain(child),
    'aggregate-ended-days': () => aggregateEndedDays(database),
    async 'send-weekly-mails'() {
      const { sendWeeklyMails } = await import('./features/insights/weekly-mail/send-weekly-mails.ts')
      await sendWeeklyMails({ database, sendMailIn: mail.sendMailIn, publicUrl: config.publicUrl })
    },
  } satisfies Partial<Tasks>
}
