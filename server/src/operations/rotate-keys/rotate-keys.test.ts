import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scopesOf } from '@pipit/contract/api/access'
import { createClient } from '@pipit/contract/api/client'
import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createAccessTokens } from '../../access/access-token.ts'
import { createCipher } from '../../database/cipher.ts'
import { openFiles } from '../../compose/files.ts'
import { deriveKey, secretKeys } from '../../config/secret-keys.ts'
import { aFullFamily } from '@pipit/test-kit/full-family'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { encryptedColumns } from './reencrypt-rows.ts'
import { reencrypt } from './reencrypt.ts'
import { runRotation } from './run-rotation.ts'

const [former, current] = [Buffer.from(inject('secretKey'), 'base64'), randomBytes(32)]

/** A process of the first step: it knows the new key, and uses the former one. */
const server = startTestServer({ SECRET_KEY_NEXT: current.toString('base64') })
const withNewKey = { secretKey: current, nextSecretKey: null, previousSecretKeys: [former] }
const afterwards = { ...withNewKey, previousSecretKeys: [], auditPreviousSecretKeys: [former] }

let family: Awaited<ReturnType<typeof aFullFamily>>
let superadmin: Awaited<ReturnType<typeof server.createSignedInAccount>>
const others: { close: () => Promise<void> }[] = []

beforeAll(async () => {
  family = await aFullFamily(server, 'ada@example.org')
  superadmin = await server.createSignedInAccount({ role: 'superadmin' })
  const boards = [{ serialNumber: 'SN-1', key: '0f'.repeat(32) }]
  await server.call('POST /admin/board-keys', { bearer: superadmin.token, body: { boards } })
})
afterAll(() => Promise.all(others.map((other) => other.close())))

type Call = ReturnType<typeof createClient>

async function another(keys: Parameters<typeof server.another>[0]) {
  const started = await server.another(keys)
  others.push(started)
  const people = createIdentityClient({
    database: server.database,
    fetch: (path, options) => fetch(started.url + path, options),
  })
  return { call: createClient({ baseUrl: started.url + versionPrefix }), people, close: started.close }
}

/** Reads and writes what the keys encrypt and sign, in turn on all processes: what one has written, the next reads. */
function traffic(calls: Call[]) {
  const stopped = new AbortController()
  const done = (async () => {
    let rounds = 0
    for (; !stopped.signal.aborted || rounds < 2 * calls.length; rounds += 1) {
      const [one, next] = [calls[rounds % calls.length], calls[(rounds + 1) % calls.length]] as [Call, Call]
      await useAll(one, next, `password ${rounds}`)
    }
    return rounds
  })()
  return {
    stop() {
      stopped.abort()
      return done
    },
  }
}

async function useAll(writing: Call, reading: Call, password: string) {
  const { accountId, deviceId, childId, network, bearer } = family
  const params = { accountId, wifiNetworkId: network.id }
  const { version } = (await reading('GET /accounts/:accountId/wifi-networks', { params, bearer })).items[0] ?? {}
  await writing('PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId', {
    params,
    bearer,
    body: { password, version: version ?? 1 },
  })
  expect(await reading('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', { params, bearer })).toEqual({
    password,
  })
  const { deviceApiKey } = await reading('GET /accounts/:accountId/devices/:deviceId/device-api-key', {
    params: { accountId, deviceId },
    bearer,
  })
  await writing('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
  await writing('GET /accounts/:accountId', { params: { accountId }, bearer: superadmin.token })
  const { items } = await reading('GET /accounts/:accountId/children/:childId/transcripts', {
    params: { accountId, childId },
    bearer,
  })
  const recordingId = items.find(({ speech }) => speech)?.speech?.id ?? ''
  const recording = await reading('GET /accounts/:accountId/children/:childId/recordings/:recordingId', {
    params: { accountId, childId, recordingId },
    bearer,
  })
  expect(recording.size).toBeGreaterThan(100)
}

const verify = (call: Call) => call('POST /admin/audit/verify', { bearer: superadmin.token })

test(
  'the key is replaced under traffic, and afterwards the former one opens nothing',
  { timeout: 30_000 },
  async () => {
    const { refreshToken } = await createIdentityClient(server).signInWithPassword(family.email)
    const second = await another(withNewKey)
    const mixed = traffic([server.call, second.call])
    expect(await mixed.stop()).toBeGreaterThanOrEqual(4)
    expect((await verify(second.call)).problem).toBeNull()
    expect((await verify(server.call)).problem).toBeNull()

    const third = await another(withNewKey)
    const during = traffic([second.call, third.call])
    const result = await runRotation([], {
      DATABASE_URL: server.config.databaseUrl ?? '',
      DATA_DIR: server.config.dataFolder,
      SECRET_KEY: current.toString('base64'),
      SECRET_KEY_PREVIOUS: former.toString('base64'),
    })
    await during.stop()
    expect(result).toMatch(/Everything that is stored is encrypted with the new key \(\d+ values and 2 recordings/)
    expect((await third.people.refresh(refreshToken)).status).toBe(200)

    expect(await openedBy(former)).toEqual([])
    const opened = await openedBy(current)
    expect(opened.length).toBeGreaterThan(8)
    expect(opened).toContain('board_keys.encrypted_key')

    const last = await another(afterwards)
    await expect(verify(last.call)).rejects.toMatchObject({ status: 401 })
    const { idToken } = await last.people.signInWithPassword(family.email)
    const signIn = (await (await last.people.exchange(idToken)).json()) as { access_token: string }
    family.bearer = signIn.access_token
    superadmin.token = await newTokenOf(superadmin)
    await useAll(last.call, last.call, 'the last password')
    expect((await verify(last.call)).problem).toBeNull()
  },
)

function newTokenOf({ accountId, sessionId }: typeof superadmin) {
  const tokens = createAccessTokens(() => [deriveKey(current, 'access tokens')])
  const scopes = scopesOf.superadmin
  return tokens.sign({ kind: 'account', accountId, sessionId, tokenVersion: 1, role: 'superadmin', scopes })
}

/** All stored values and files that a secret decrypts. */
async function openedBy(secret: Buffer) {
  const opened: string[] = []
  const attempt = (name: string, purpose: string, encrypted: Uint8Array) => {
    try {
      createCipher(() => [deriveKey(secret, purpose)]).decryptBytes(encrypted)
      opened.push(name)
    } catch {
      // Not with this secret.
    }
  }
  for (const { table, column, purpose } of encryptedColumns) {
    const { rows } = await server.database.pool.query<{ encrypted: Buffer }>(
      `select ${column} as encrypted from ${table} where ${column} is not null`,
    )
    for (const { encrypted } of rows) attempt(`${table}.${column}`, purpose, encrypted)
  }
  const folder = join(server.config.dataFolder, 'files')
  for (const path of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (path.isFile()) attempt('a recording', 'recordings', await readFile(join(path.parentPath, path.name)))
  }
  return opened
}

test('the progress goes up to all encrypted values and recordings', async () => {
  const shown: { done?: number; total?: number | null }[] = []
  const recordings = await openFiles(server.config, 'recordings')
  const keys = await secretKeys({ ...server.config, ...withNewKey })
  await reencrypt({ database: server.database, recordings, keys }, { show: (state) => void shown.push(state) })
  const { total } = shown[0] ?? {}
  expect(total).toBeGreaterThan(7)
  expect(shown.map(({ done }) => done)).toEqual(Array.from({ length: Number(total) }, (_, index) => index + 1))
})

test('every encrypted column of the server is encrypted again', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like 'encrypted%' order by 1`,
  )
  const known = encryptedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name)).toEqual(known.toSorted())
})
