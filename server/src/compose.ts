import { join } from 'node:path'
import { accessTokens } from './access/access-token.ts'
import { authenticator } from './access/authenticate.ts'
import type { IdentityService } from './access/identity-service.ts'
import { createSessionValidity } from './access/session-validity.ts'
import { createDiskFiles } from './adapters/files/disk.ts'
import { createEmbeddedIdentity } from './adapters/identity/embedded.ts'
import { createGoogleIdentity } from './adapters/identity/google.ts'
import { createSmtpMail } from './adapters/mail/smtp.ts'
import { buildApp, type Dependencies } from './app.ts'
import type { Config } from './config.ts'
import { listen } from './database/notifications.ts'
import { openDatabase, type OpenDatabase } from './database/open-database.ts'
import { createCipher } from './database/cipher.ts'
import { deleteAccountsWork } from './features/accounts/admin/delete-accounts.ts'
import { bulkJobStore } from './features/jobs/bulk-job-store.ts'
import { bulkJobPerformer } from './features/jobs/perform-bulk-jobs.ts'
import { bulkJobStarter } from './features/jobs/start-bulk-job.ts'
import { endAbandonedConversations } from './features/chat/end-abandoned-conversations.ts'
import type { Voice } from './features/chat/voice.ts'
import { createFlagNotifier } from './features/flags/notify-of-flag.ts'
import { deleteLabelsWork } from './features/labels/admin/delete-labels.ts'
import { foldAfterConversation } from './features/insights/aggregate-after-conversation.ts'
import { foldEndedDays } from './features/insights/aggregate-ended-days.ts'
import { renderActionMail } from './features/mails/action-mails.ts'
import { createMailQueue, sendQueuedMail, type SendMail } from './features/mails/send-mail.ts'
import { createOutbox } from './features/outbox/outbox.ts'
import { createFirstSuperadmin } from './features/sessions/create-first-superadmin.ts'
import { sweepSessions } from './features/sessions/sweep-sessions.ts'
import { createEncoder } from './features/transcripts/recordings/encoder.ts'
import type { FileStore } from './features/transcripts/recordings/file-store.ts'
import { recordingKeeper } from './features/transcripts/recordings/save-recording.ts'
import { sweepFiles } from './features/transcripts/recordings/sweep-files.ts'
import { sweepTranscripts } from './features/transcripts/sweep-transcripts.ts'
import { inviteWork } from './features/wait-list/admin/invite.ts'
import { wifiNetworkStore } from './features/wifi-networks/wifi-network-store.ts'
import { jobQueue, startJobs } from './job-queue/job-queue.ts'
import { sweepSilentDevices } from './realtime/connection-store.ts'
import { createAnnouncer } from './realtime/announce.ts'
import { createRealtime } from './realtime/realtime.ts'
import { secretKeys } from './secret-keys.ts'

type Keys = Awaited<ReturnType<typeof secretKeys>>
type MakeFirstSuperadmin = () => ReturnType<typeof createFirstSuperadmin>

type Options = Pick<Dependencies, 'onRoute'> & {
  /** Instead of the configured one. */
  voice?: Voice & { close: () => Promise<void> }
}

/** Puts the house together: the only place that knows embedded parts from scaled-out ones. */
export async function compose(config: Config, options: Options = {}) {
  const keys = await secretKeys(config)
  const database = await openDatabase(config)
  try {
    return await composeOn(database, config, keys, options)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function composeOn(
  database: OpenDatabase,
  config: Config,
  keys: Keys,
  { voice: givenVoice, ...options }: Options,
) {
  const tokens = accessTokens(keys.forPurpose('access tokens'))
  const sessionValidity = createSessionValidity(database)
  const announcer = createAnnouncer(database)
  let voice = givenVoice
  const openVoice = async () => {
    const { findProfanity } = await import('./features/chat/find-profanity.ts')
    return (voice ??= (await import('./adapters/voice.ts')).createVoice(config.voice, findProfanity))
  }
  const recordingCipher = createCipher(keys.forPurpose('recordings'))
  const files = await openFiles(config)
  const encoder = createEncoder()
  const recordings = recordingKeeper({ database, files, cipher: recordingCipher, encoder })
  const realtime = createRealtime({
    database,
    sessionValidity,
    authenticate: authenticator(tokens, sessionValidity),
    async openChat() {
      const { openChat } = await import('./features/chat/open-chat.ts')
      return openChat({
        database,
        voice: await openVoice(),
        recordings,
        onSaid: ({ accountId, childId }) => announcer.announce({ accountId, resource: 'transcripts', id: childId }),
        onFlag({ accountId, childId }, { at, severity }) {
          announcer.announce({ accountId, resource: 'insights', id: childId })
          return tellOfFlag({ childId, at: new Date(at), severity })
        },
        onEnded: ({ childId, startedAt }) => foldAfterConversation(database, childId, startedAt),
      })
    },
  })
  const changes = await listen(
    database.connection,
    {
      pipit_session_validity() {
        sessionValidity.clear()
        realtime.checkSessions()
      },
      pipit_family_changes: realtime.familyChanged,
    },
    { onSilence: sessionValidity.clear, onReturn: realtime.resync },
  )
  sessionValidity.listenTo(changes)

  const mailCipher = createCipher(keys.forPurpose('mail'))
  const wifiCipher = createCipher(keys.forPurpose('wifi'))
  const deviceCipher = createCipher(keys.forPurpose('devices'))
  const outbox = createOutbox(database, mailCipher)
  const smtp = config.smtpUrl ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom }) : null
  const addJob = jobQueue(database)
  const sendMail = createMailQueue(addJob, mailCipher)
  const startBulkJob = bulkJobStarter(database, addJob)
  const tellOfFlag = createFlagNotifier({ database, sendMail, publicUrl: config.publicUrl })
  // When the first day is counted: until then nobody needs the word lists.
  const folder = async () => {
    const { insightFolder } = await import('./features/insights/aggregate-insights.ts')
    const mind = config.voice.think === 'embedded' ? null : await openVoice()
    return insightFolder({ database, mind, announce: announcer.announce })
  }

  const { identity, firstSuperadmin, sweepIdentity } = await composeIdentity({ config, database, keys, sendMail })
  const bulkJobs = bulkJobPerformer(database, {
    'delete-accounts': deleteAccountsWork({ database, identity }),
    'delete-devices': deleteLabelsWork('devices'),
    'delete-cards': deleteLabelsWork('cards'),
    invite: inviteWork((db) => createMailQueue(jobQueue(db), mailCipher), config.publicUrl),
  })
  const jobs = await startJobs(database.pool, {
    'send-mail': sendQueuedMail(smtp?.deliver ?? outbox.deliver, mailCipher),
    async sweep() {
      await sweepIdentity()
      await sweepSessions(database)
      await wifiNetworkStore(database).deleteRemoved()
      await bulkJobStore(database).deleteOld()
      await sweepTranscripts(database)
    },
    async 'sweep-devices'() {
      await sweepSilentDevices(database)
      for (const { childId, startedAt } of await endAbandonedConversations(database))
        await foldAfterConversation(database, childId, startedAt)
    },
    'sweep-files': () => sweepFiles(database, files),
    'bulk-job': bulkJobs.perform,
    'resume-bulk-jobs': bulkJobs.resume,
    'aggregate-day': async (day) => (await folder()).foldDay(day),
    'aggregate-child-again': async (child) => (await folder()).refoldChild(child),
    'aggregate-ended-days': () => foldEndedDays(database),
    async 'send-weekly-mails'() {
      const { sendWeeklyMails } = await import('./features/insights/weekly-mail/send-weekly-mails.ts')
      await sendWeeklyMails({
        database,
        sendMailIn: (db) => createMailQueue(jobQueue(db), mailCipher),
        publicUrl: config.publicUrl,
      })
    },
  })
  await addJob('resume-bulk-jobs', {})
  const app = await buildApp({
    config,
    database,
    tokens,
    sessionValidity,
    identity,
    sendMail,
    startBulkJob,
    wifiCipher,
    deviceCipher,
    recordings: { files, cipher: recordingCipher },
    outbox: smtp ? null : outbox,
    realtime,
    announce: announcer.announce,
    ...options,
  })
  return {
    app,
    database,
    tokens,
    recordings,
    /** To be called when the server listens: a start that fails must not use up the password that is shown once. */
    firstSuperadmin,
    async close() {
      await app.close()
      await voice?.close()
      await encoder.close()
      await announcer.close()
      bulkJobs.stop()
      await jobs.close()
      await smtp?.close()
      await changes.close()
      await database.close()
    },
  }
}

async function openFiles({ filesS3, dataFolder }: Config): Promise<FileStore> {
  if (!filesS3) return createDiskFiles(join(dataFolder, 'files'))
  return (await import('./adapters/files/s3.ts')).createS3Files(filesS3)
}

interface IdentityParts {
  config: Config
  database: OpenDatabase
  keys: Keys
  sendMail: SendMail
}

interface ComposedIdentity {
  identity: IdentityService
  firstSuperadmin: MakeFirstSuperadmin
  sweepIdentity: () => Promise<void>
}

async function composeIdentity({ config, database, keys, sendMail }: IdentityParts): Promise<ComposedIdentity> {
  if (config.identity.kind === 'google') {
    return {
      identity: createGoogleIdentity(config.identity),
      firstSuperadmin: async () => null,
      sweepIdentity: async () => undefined,
    }
  }
  const embedded = await createEmbeddedIdentity({
    pool: database.pool,
    publicUrl: config.publicUrl,
    encryptionKey: keys.forPurpose('identity'),
    config: config.identity,
    sendActionMail: (mail) => sendMail(renderActionMail(mail)),
  })
  return {
    identity: embedded.service,
    firstSuperadmin: () => createFirstSuperadmin(database, embedded.createUser),
    sweepIdentity: embedded.sweep,
  }
}
