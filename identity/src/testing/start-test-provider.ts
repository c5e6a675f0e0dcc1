import { randomBytes, randomUUID } from 'node:crypto'
import { initializeApp } from '@firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from '@firebase/auth'
import { applyMigrations } from '@pipit/database/apply-migrations'
import { connect } from '@pipit/database/connect'
import { createDatabase } from '@pipit/database/create-database'
import { freePort } from '@pipit/test-kit/free-port'
import fastify, { type FastifyInstance } from 'fastify'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { withActionQuery, type ActionMail, type ActionMode } from '../actions/action-link.ts'
import { identityMigrations } from '../database/migrations.ts'
import { deleteExpired } from '../delete-expired.ts'
import type { IdentityOptions } from '../identity-options.ts'
import { createIdentityProvider } from '../identity-provider.ts'
import { cheapHashing } from './cheap-hashing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; user: string; database: string }
  }
}

interface Setting {
  options?: Partial<IdentityOptions> | ((publicUrl: string) => Promise<Partial<IdentityOptions>>)
  /** Only `wait` moves the clock, so limits by time do not depend on how fast the machine is. */
  isClockStopped?: boolean
  /** The origin serves these, too. */
  pages?: (app: FastifyInstance) => void
}

export const apiKey = 'test-api-key'

/** A test can advance the clock and read the mailbox. People use the SDK, attackers plain HTTP. */
export function startTestProvider(setting: Setting = {}) {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open(setting)
  })
  afterAll(() => opened.close())
  return {
    get url() {
      return opened.url
    },
    get provider() {
      return opened.provider
    },
    get pool() {
      return opened.pool
    },
    /** Starts another machine on the same database. */
    another: (changes: Partial<IdentityOptions> = {}) => createIdentityProvider({ ...opened.settings, ...changes }),
    now: () => opened.now(),
    deleteExpired: () => deleteExpired(opened.settings),
    wait: (seconds: number) => opened.wait(seconds),
    browser(): Auth {
      const app = initializeApp(
        { apiKey, authDomain: new URL(opened.url).host, projectId: 'test-project' },
        randomUUID(),
      )
      const auth = initializeAuth(app, { persistence: inMemoryPersistence })
      connectAuthEmulator(auth, opened.url, { disableWarnings: true })
      return auth
    },
    async takeMail(to: string, kind: ActionMode): Promise<ActionMail> {
      await opened.provider.idle()
      const index = opened.mails.findLastIndex((mail) => mail.to === to && mail.kind === kind)
      const [mail] = index < 0 ? [] : opened.mails.splice(index, 1)
      if (!mail) throw new Error(`There is no ${kind} mail to ${to}.`)
      return mail
    },
    async hasMail(to: string): Promise<boolean> {
      await opened.provider.idle()
      return opened.mails.some((mail) => mail.to === to)
    },
    /** Attackers use plain HTTP, from any network address. */
    async post(operation: string, request: unknown, address = '127.0.0.1') {
      const response = await fetch(`${opened.url}/identitytoolkit.googleapis.com/${operation}?key=${apiKey}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(request),
      })
      const body = (await response.json()) as { error?: { message: string }; [field: string]: unknown }
      return { status: response.status, headers: response.headers, body, message: body.error?.message }
    },
    async refresh(refreshToken: string) {
      const response = await fetch(`${opened.url}/securetoken.googleapis.com/v1/token?key=${apiKey}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      })
      const body = (await response.json()) as { refresh_token: string; id_token: string; error?: { message: string } }
      return { status: response.status, body, message: body.error?.message ?? 'none', next: body.refresh_token }
    },
  }
}

export const codeIn = ({ link }: Pick<ActionMail, 'link'>): string => new URL(link).searchParams.get('oobCode') ?? ''

export const errorCode = (action: Promise<unknown>): Promise<string> =>
  action.then(
    () => 'none',
    (error: { code: string }) => error.code,
  )

async function open({ options, isClockStopped = false, pages }: Setting) {
  const server = inject('postgres')
  const name = `identity_${randomBytes(6).toString('hex')}`
  await createDatabase(server, name)
  await withClient({ ...server, database: name }, (client) => applyMigrations(client, identityMigrations))
  const database = connect({ ...server, database: name })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const mails: ActionMail[] = []
  let ahead = 0
  const startedAt = Date.now()
  const now = () => new Date((isClockStopped ? startedAt : Date.now()) + ahead)
  const encryptionKey = randomBytes(32)
  const settings = {
    database,
    projectId: 'test-project',
    publicUrl: url,
    apiKey,
    encryptionKeys: () => [encryptionKey],
    authorizedDomains: ['127.0.0.1', 'home.example.org'],
    actionUrl: (action) => withActionQuery('https://home.example.org/action', action),
    sendActionMail: async (mail) => void mails.push(mail),
    passwordHashing: cheapHashing,
    now,
    ...(typeof options === 'function' ? await options(url) : options),
  } satisfies IdentityOptions
  const provider = await createIdentityProvider(settings)
  const app = fastify({ trustProxy: true, forceCloseConnections: true })
  pages?.(app)
  await app.register(provider.routes)
  await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    settings,
    provider,
    pool: database.pool,
    mails,
    now,
    wait: (seconds: number) => void (ahead += seconds * 1000),
    async close() {
      await app.close()
      await database.pool.end()
      await withClient(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

async function withClient(connection: ClientConfig, work: (client: Client) => Promise<unknown>) {
  const client = new Client(connection)
  await client.connect()
  await work(client).finally(() => client.end())
}
