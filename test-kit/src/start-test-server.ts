import { randomBytes, randomUUID } from 'node:crypto'
import { scopesOf, type AccountRole, type Scope } from '@pipit/contract/api/access'
import { createClient } from '@pipit/contract/api/client'
import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import { cheapHashing } from '@pipit/identity/testing/cheap-hashing'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Principal } from '@pipit/server/access/principal'
import { compose } from '@pipit/server/compose/compose'
import { readConfig, type Config } from '@pipit/server/config/config'
import { currentConsent, readConsentTexts } from '@pipit/server/features/consents/read-consent-texts'
import { createFailureLog } from '@pipit/server/observability/logging/failure-log'
import { createLogger } from '@pipit/server/observability/logging/logger'
import { captureLog } from './capture-log.ts'
import { temporaryDataFolder } from './temporary-folder.ts'
import { startServerProcess } from './server-process.ts'
import { freePort } from './free-port.ts'
import { template } from './start-postgres.ts'

type Parts = NonNullable<Parameters<typeof compose>[1]>

/** Settings, or those that depend on the address of the new database. */
type Variables = Record<string, string> | ((databaseUrl: string) => Promise<Record<string, string>>)

/**
 * Starts the whole server on a free port, with a new database for this test file. Tests call it over HTTP:
 *
 *     const server = startTestServer()
 *     await server.call('POST /wait-list', { body: { email } })
 */
export function startTestServer(variables: Variables = {}, parts: Pick<Parts, 'voice' | 'requestTimeoutMs'> = {}) {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open(variables, parts)
  })
  afterAll(() => opened.close())
  return {
    get url() {
      return opened.url
    },
    get config() {
      return opened.config
    },
    get database() {
      return opened.database
    },
    get auditTrail() {
      return opened.app.auditTrail
    },
    /** All routes, such as `GET /v1/children`. */
    get routes() {
      return opened.routes
    },
    /** Warnings and errors, unless LOG_LEVEL is set. */
    get logLines() {
      return opened.log.lines
    },
    /** Parts that a test creates itself log here; it writes to `logLines` too. */
    get failureLog() {
      return opened.failureLog
    },
    get oneTimePassword() {
      return opened.oneTimePassword
    },
    /** The outbox page of this server, with its token. */
    readOutbox: async () => (await fetch(opened.outboxUrl ?? '')).text(),
    get outboxUrl() {
      return opened.outboxUrl
    },
    get call() {
      return createClient({ baseUrl: opened.url + versionPrefix })
    },
    /** Calls as a page in this language. */
    callIn: (language: string) => createClient({ baseUrl: opened.url + versionPrefix, language: () => language }),
    fetch: (path: string, options?: RequestInit) => fetch(opened.url + path, options),
    /** A second server on the same database, as on another machine or after a restart with other settings. */
    async another(changes: Partial<Config> = {}) {
      const port = changes.port ?? (await freePort())
      const { app, firstSuperadmin, close } = await compose(
        { ...opened.config, ...changes, port },
        { ...parts, passwordHashing: cheapHashing, verifyResponses: true, logStream: opened.log.stream },
      )
      await app.listen({ host: '127.0.0.1', port })
      return { url: `http://127.0.0.1:${port}`, firstSuperadmin, close }
    },
    /** The same in a process of its own, which can be killed. */
    anotherProcess: (changes: Record<string, string> = {}) =>
      startServerProcess({
        DATABASE_URL: opened.config.databaseUrl ?? '',
        DATA_DIR: opened.config.dataFolder,
        SECRET_KEY: opened.config.secretKey?.toString('base64') ?? '',
        ...changes,
      }),
    /** Saves recordings as a conversation does. */
    get recordings() {
      return opened.recordings
    },
    tokenOf: (principal: Principal) => opened.tokens.sign(principal),
    /** Inserts an account, its parental consent and a session without involving the identity provider. */
    async createSignedInAccount({
      role = 'parent',
      scopes = scopesOf[role],
      hasConsent = true,
    }: { role?: AccountRole; scopes?: readonly Scope[]; hasConsent?: boolean } = {}) {
      const { rows } = await opened.database.pool.query<{ accountId: string; sessionId: string }>(
        `with account as (
           insert into accounts (identity_uid, email, email_verified, role) values ($1, $2, true, $3) returning id
         ), consent as (
           insert into consents (id, account_id, version, text_hash) select gen_random_uuid(), id, $4, 'test' from account where $5
         )
         insert into sessions (account_id, signed_in_at, user_agent) select id, now(), 'test' from account
         returning account_id as "accountId", id as "sessionId"`,
        [randomUUID(), `${randomUUID()}@example.org`, role, opened.consentVersion, hasConsent],
      )
      const { accountId = '', sessionId = '' } = rows[0] ?? {}
      const token = await opened.tokens.sign({ kind: 'account', accountId, sessionId, tokenVersion: 1, role, scopes })
      return { accountId, sessionId, token, headers: { authorization: `Bearer ${token}` } }
    },
  }
}

async function open(variables: Variables, parts: Parts) {
  const postgres = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdministrator(postgres, `create database ${name} template ${template}`)
  const port = await freePort()
  const dataFolder = await temporaryDataFolder()
  const databaseUrl = `postgres://${postgres.user}@localhost/${name}?host=${encodeURIComponent(postgres.host)}`
  const config = readConfig({
    LOG_LEVEL: 'warn',
    LOG_ERROR_CAUSES: 'true',
    PORT: String(port),
    DATA_DIR: dataFolder.path,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: inject('secretKey'),
    ...(typeof variables === 'function' ? await variables(databaseUrl) : variables),
  })
  const routes: string[] = []
  const log = captureLog()
  const server = await compose(config, {
    ...parts,
    passwordHashing: cheapHashing,
    verifyResponses: true,
    logStream: log.stream,
    onRoute: ({ method, url }) => routes.push(...[method].flat().map((each) => `${each} ${url}`)),
  })
  await server.app.listen({ host: '127.0.0.1', port })
  return {
    ...server,
    config,
    consentVersion: currentConsent(await readConsentTexts(config.consentTexts)).version,
    oneTimePassword: await server.firstSuperadmin(),
    url: `http://127.0.0.1:${port}`,
    routes,
    log,
    failureLog: createFailureLog(createLogger(config, log.stream)),
    async close() {
      await server.close()
      await asAdministrator(postgres, `drop database ${name} with (force)`)
      await dataFolder.remove()
    },
  }
}

async function asAdministrator(postgres: ClientConfig, statement: string) {
  const client = new Client(postgres)
  await client.connect()
  await client.query(statement)
  await client.end()
}
