import { accessTokens } from './access/access-token.ts'
import type { IdentityService } from './access/identity-service.ts'
import { standings as createStandings } from './access/standings.ts'
import { embeddedIdentity } from './adapters/identity/embedded.ts'
import { googleIdentity } from './adapters/identity/google.ts'
import { smtpMail } from './adapters/mail/smtp.ts'
import { buildApp, type Parts } from './app.ts'
import type { Config } from './config.ts'
import { listen } from './database/notifications.ts'
import { openDatabase, type OpenDatabase } from './database/open-database.ts'
import { createSeal } from './database/seal.ts'
import { writeActionMail } from './features/mails/action-mails.ts'
import { mailQueue, sendQueuedMail, type SendMail } from './features/mails/send-mail.ts'
import { createOutbox } from './features/outbox/outbox.ts'
import { makeFirstSuperadmin } from './features/sessions/first-superadmin.ts'
import { sweepSessions } from './features/sessions/sweep-sessions.ts'
import { jobQueue, startJobs } from './jobs/jobs.ts'
import { secretKeys } from './secret-keys.ts'

type Keys = Awaited<ReturnType<typeof secretKeys>>
type MakeFirstSuperadmin = () => ReturnType<typeof makeFirstSuperadmin>

/** Puts the house together: the only place that knows embedded parts from scaled-out ones. */
export async function compose(config: Config, options: Pick<Parts, 'onRoute'> = {}) {
  const keys = await secretKeys(config)
  const database = await openDatabase(config)
  try {
    return await composeOn(database, config, keys, options)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function composeOn(database: OpenDatabase, config: Config, keys: Keys, options: Pick<Parts, 'onRoute'>) {
  const tokens = accessTokens(keys.forPurpose('access tokens'))
  const standings = createStandings(database)
  const changes = await listen(database.connection, { onChange: standings.forget, onSilence: standings.forget })
  standings.hearFrom(changes)

  const mailSeal = createSeal(keys.forPurpose('mail'))
  const outbox = createOutbox(database, mailSeal)
  const smtp = config.smtpUrl ? smtpMail({ url: config.smtpUrl, from: config.mailFrom }) : null
  const sendMail = mailQueue(jobQueue(database.pool), mailSeal)

  const { identity, firstSuperadmin, sweepIdentity } = await composeIdentity({ config, database, keys, sendMail })
  const jobs = await startJobs(database.pool, {
    'send-mail': sendQueuedMail(smtp?.deliver ?? outbox.deliver, mailSeal),
    async sweep() {
      await sweepIdentity()
      await sweepSessions(database)
    },
  })
  const app = await buildApp({ config, database, tokens, standings, identity, sendMail, outbox: smtp ? null : outbox, ...options })
  return {
    app,
    database,
    tokens,
    /** To be called when the server listens: a start that fails must not use up the password that is shown once. */
    firstSuperadmin,
    async close() {
      await app.close()
      await jobs.close()
      await smtp?.close()
      await changes.close()
      await database.close()
    },
  }
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
    return { identity: googleIdentity(config.identity), firstSuperadmin: async () => null, sweepIdentity: async () => undefined }
  }
  const embedded = await embeddedIdentity({
    pool: database.pool,
    publicUrl: config.publicUrl,
    encryptionKey: keys.forPurpose('identity'),
    config: config.identity,
    sendActionMail: (mail) => sendMail(writeActionMail(mail)),
  })
  return {
    identity: embedded.service,
    firstSuperadmin: () => makeFirstSuperadmin(database, embedded.createUser),
    sweepIdentity: embedded.sweep,
  }
}
