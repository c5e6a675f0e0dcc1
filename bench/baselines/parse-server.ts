// The baseline of the benchmarks whose name begins with "parse-": the same families in parse-server, an established
// backend for applications. It answers anyone, without a sign-in.
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createDatabase } from '@pipit/database/create-database'
import { startEmbeddedPostgres } from '@pipit/server/database/embedded-postgres/start'
import { Client } from 'pg'
import { parseServerFolder } from '../runner/parse-server-folder.ts'

const { DATA_DIR = '', PORT = '' } = process.env
const name = 'parse'
const applicationId = 'bench'

interface ParseQuery {
  equalTo: (field: string, value: string) => ParseQuery
  limit: (count: number) => ParseQuery
  find: () => Promise<unknown[]>
}
interface Parse {
  Query: new (name: string) => ParseQuery
  Cloud: { define: (name: string, work: (request: { params: { accountId: string } }) => unknown) => void }
}
interface ParseServer {
  start: () => Promise<unknown>
  app: unknown
}
interface Express {
  (): (request: IncomingMessage, response: unknown) => void
}

// It reads this while it is loaded, and writes log files below the working folder otherwise.
process.env['PARSE_SERVER_LOGS_FOLDER'] = 'null'
const loadInstalled = createRequire(join(parseServerFolder, 'package.json'))
const { ParseServer: Server } = loadInstalled('parse-server') as { ParseServer: new (options: object) => ParseServer }
const express = loadInstalled('express') as Express

const embedded = await startEmbeddedPostgres(DATA_DIR)
await createDatabase(embedded.connection, name)

const text = { type: 'String' }
const list = { type: 'Array' }
const family = { accountId: text }
const classes = {
  Account: { ...family, email: text, role: text },
  Child: {
    ...family,
    name: text,
    birthDate: text,
    pronouns: text,
    proficiencyLevel: text,
    contentMaturity: text,
    interests: list,
    activities: list,
    language: text,
    voice: text,
    textRetentionDays: { type: 'Number' },
    speechRetentionDays: { type: 'Number' },
    visionRetentionDays: { type: 'Number' },
    screenTime: { type: 'Object' },
    remembers: { type: 'Boolean' },
  },
  Device: { ...family, name: text },
  Card: { ...family, name: text },
  WifiNetwork: { ...family, ssid: text },
}
const anyone = { '*': true }
const parse = new Server({
  appId: applicationId,
  masterKey: 'only for this benchmark',
  serverURL: `http://127.0.0.1:${PORT}/parse`,
  databaseURI: `postgres://localhost/${name}`,
  databaseOptions: { ...embedded.connection, database: name, max: 10 },
  directAccess: true,
  silent: true,
  logLevel: 'error',
  cloud: defineHome,
  schema: {
    definitions: Object.entries(classes).map(([className, fields]) => ({
      className,
      fields,
      indexes: { of_account: { accountId: 1 } },
      classLevelPermissions: { find: anyone, get: anyone, create: anyone, count: anyone },
    })),
  },
})
await parse.start()

const application = express() as ReturnType<Express> & { use: (path: string, inner: unknown) => void }
application.use('/parse', parse.app)
createServer((request, response) => {
  request.headers['x-parse-application-id'] = applicationId
  if (request.url === '/readyz') response.end('{}')
  else if (request.url === '/families') void fillFamilies(request).then(() => response.writeHead(204).end())
  else application(translate(request), response)
}).listen(Number(PORT), '127.0.0.1')

/** Our paths become those of parse-server, so that both get the same load. */
function translate(request: IncomingMessage) {
  const [, accountId, page] = /^\/v1\/accounts\/([^/]+)\/(children|home)$/.exec(request.url ?? '') ?? []
  if (page === 'home') request.url = `/parse/functions/home?accountId=${accountId}`
  else if (request.method === 'POST') request.url = '/parse/classes/Child'
  else
    request.url = `/parse/classes/Child?limit=51&order=objectId&where=${encodeURIComponent(JSON.stringify({ accountId }))}`
  if (page === 'home') request.method = 'POST'
  return request
}

function defineHome({ Query, Cloud }: Parse) {
  Cloud.define('home', async ({ params: { accountId } }) => {
    const find = (className: string) => new Query(className).equalTo('accountId', accountId).limit(201).find()
    const [account, children, devices, cards, wifiNetworks] = await Promise.all(
      ['Account', 'Child', 'Device', 'Card', 'WifiNetwork'].map(find),
    )
    return { account: account?.[0], children, devices, cards, wifiNetworks }
  })
}

/** The body holds the ids of the families; each gets as many children as in our own tables. */
async function fillFamilies(request: IncomingMessage) {
  const accountIds = JSON.parse(Buffer.concat(await request.toArray()).toString()) as string[]
  const client = new Client({ ...embedded.connection, database: name })
  await client.connect()
  await client.query(
    `insert into "Account" ("objectId", "createdAt", "updatedAt", "accountId", email, role)
     select substr(md5(id), 1, 10), now(), now(), id, id || '@example.org', 'parent' from unnest($1::text[]) id`,
    [accountIds],
  )
  await client.query(
    `insert into "Child" ("objectId", "createdAt", "updatedAt", "accountId", name, "proficiencyLevel", "contentMaturity",
       interests, activities, language, voice, "textRetentionDays", "speechRetentionDays", "visionRetentionDays",
       "screenTime", remembers)
     select substr(md5(id || number), 1, 10), now(), now(), id, 'First child ' || number, 'simple', 'preschool', '[]', '[]',
       'en', 'amy', 365, 0, 0, '{"minutes": {}, "quietHours": []}', true
       from unnest($1::text[]) id, generate_series(1, 5) number`,
    [accountIds],
  )
  await client.end()
}

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await embedded.release()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('disconnect', stop)
