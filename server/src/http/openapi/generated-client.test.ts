import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

/** What a generated call returns; the generated types do not exist when this file is checked. */
interface Result {
  data?: unknown
  error?: unknown
  response: Response
}
type Call = (options?: object) => Promise<Result>

const server = startTestServer()
/** Inside the repository, because only there the test run compiles TypeScript. */
const cacheFolder = join(import.meta.dirname, '../../../../.cache')
let folder: string
let calls: Record<string, Call>
let parent: Awaited<ReturnType<typeof server.createSignedInAccount>>

beforeAll(async () => {
  await mkdir(cacheFolder, { recursive: true })
  folder = await mkdtemp(join(cacheFolder, 'generated-client-'))
  const document = join(folder, 'openapi.json')
  await writeFile(document, await (await server.fetch('/v1/openapi.json')).text())
  await createClient({ input: document, output: join(folder, 'client'), logs: { level: 'silent', file: false } })
  calls = await import(join(folder, 'client/sdk.gen.ts'))
  parent = await server.createSignedInAccount()
  const { client } = await import(join(folder, 'client/client.gen.ts'))
  const { baseUrl } = client.getConfig()
  client.setConfig({ baseUrl: server.url + baseUrl, auth: () => parent.token })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function call(operationId: string, options?: object): Promise<Result> {
  const generated = calls[operationId]
  if (!generated) throw new Error(`The generated client has no ${operationId}.`)
  return generated(options)
}

describe('a client generated from the OpenAPI document', () => {
  test('downloads the export of a family', async () => {
    const { data } = await call('exportAccount', { path: { accountId: parent.accountId } })
    const bytes = new Uint8Array(await (data as Blob).arrayBuffer())
    expect(Object.keys(unzipSync(bytes))).not.toHaveLength(0)
  })

  test('adds a child, and lists it', async () => {
    const path = { accountId: parent.accountId }
    const body = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect(await call('addChild', { path, body, headers })).toMatchObject({ data: { name: 'Mia' } })
    expect(await call('listChildren', { path, query: { limit: 1 } })).toMatchObject({
      data: { items: [{ name: 'Mia' }] },
    })
  })

  test('gets the error of a call that is refused', async () => {
    const path = { accountId: parent.accountId, childId: crypto.randomUUID() }
    expect(await call('readChild', { path })).toMatchObject({
      response: { status: 404 },
      error: { error: { code: 'not-found' } },
    })
  })

  test('sends its token only where one is needed', async () => {
    const sent: Request[] = []
    const fetchAndRemember = (request: Request) => {
      sent.push(request)
      return fetch(request)
    }
    await call('readSettings', { fetch: fetchAndRemember })
    await call('readAccount', { path: { accountId: parent.accountId }, fetch: fetchAndRemember })
    expect(sent.map(({ headers }) => headers.has('authorization'))).toEqual([false, true])
  })
})
