import { beforeAll, describe, expect, test } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
const lure = 'URGENT: child in danger, see https://pipit.evil.example'
const direction = '\u202E'

let family: Awaited<ReturnType<typeof aFamily>>
let superadmin: string
beforeAll(async () => {
  family = await aFamily(server)
  superadmin = (await server.createSignedInAccount({ role: 'superadmin' })).token
})

const rename = {
  account: (name: string) => change('PATCH /accounts/:accountId', { name }),
  child: (name: string) => change('PATCH /accounts/:accountId/children/:childId', { name }),
  interest: (name: string) => change('PATCH /accounts/:accountId/children/:childId', { interests: [name] }),
  device: (name: string) => change('PATCH /accounts/:accountId/devices/:deviceId', { name }),
  'wifi network': (ssid: string) => change('PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId', { ssid }),
  'second contact': (name: string) =>
    change('POST /accounts/:accountId/second-contact', { name, email: 'contact@example.org' }),
  card: (name: string) => change('PATCH /cards/:cardId', { name }),
  'batch of devices': (label: string) => createBatch('POST /devices', { label, hardwareModel: 'one' }),
  'model of devices': (hardwareModel: string) => createBatch('POST /devices', { label: 'First', hardwareModel }),
  'batch of cards': (label: string) => createBatch('POST /cards', { label, activity: 'quiz' }),
}

function change(name: Parameters<typeof server.call>[0], body: object) {
  const { accountId, bearer, child, network, deviceId, cardId } = family
  const params = { accountId, childId: child.id, wifiNetworkId: network.id, deviceId, cardId }
  return server.call(name, { params, bearer, body } as never)
}

const createBatch = (name: 'POST /devices' | 'POST /cards', body: object) =>
  server.call(name, { bearer: superadmin, body: { count: 1, ...body } } as never)

describe('the name of', () => {
  test.each(Object.entries(rename))('every %s is one line that reads in one direction', async (_, give) => {
    await give('Ana, 3½ – “Bär” 🐻')
    for (const name of ['Ana\n\nYour Pipit', `Ana${direction}`])
      await expect(give(name)).rejects.toMatchObject(isRefused)
  })

  test.each(['\r', '\t', '\v', '\u001B', '\u0085', '\u2028', '\u2029', '\u200F', '\u061C', '\u2067', '\n'.repeat(100)])(
    'an account has no %j',
    async (given) => {
      await expect(rename.account(`a${given}b`)).rejects.toMatchObject(isRefused)
    },
  )
})

const isRefused = { status: 400, details: [{ message: expect.stringContaining('one line') }] }

describe('a name from before that rule', () => {
  const old = `Mia\n\n${direction}${lure}`

  test('is still read, and is in no mail more than a name', async () => {
    const { accountId, bearer, child, deviceId, cardId } = family
    const params = { accountId, childId: child.id, deviceId, cardId }
    const pool = server.database.pool
    await pool.query('update accounts set name = $1 where id = $2', [old, accountId])
    for (const table of ['children', 'devices', 'cards'])
      await pool.query(`update ${table} set name = $1 where account_id = $2`, [old, accountId])
    await pool.query('update children set interests = array[$1] where account_id = $2', [old, accountId])
    for (const path of [
      'GET /accounts/:accountId',
      'GET /accounts/:accountId/children/:childId',
      'GET /accounts/:accountId/devices/:deviceId',
      'GET /cards/:cardId',
    ] as const)
      expect(await server.call(path, { params, bearer } as never)).toMatchObject({ name: old })
    await server.call('GET /accounts/:accountId/guardians', { params, bearer })
    await server.call('POST /admin/devices/list', { bearer: superadmin, body: {} })

    const body = { email: 'anybody@example.org', role: 'viewer' } as const
    await server.call('POST /accounts/:accountId/guardians/invitations', { params, bearer, body })
    await server.call('POST /accounts/:accountId/second-contact', {
      params,
      bearer,
      body: { name: lure, email: body.email },
    })
    await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer })
    const mails = async () => (await server.readOutbox()).split('<article').slice(1)
    await expect.poll(async () => (await mails()).length).toBe(3)
    for (const mail of await mails()) {
      expect(mail).toContain('see https: //pipit. ')
      expect(mail).toContain('Mia URGENT: child in danger')
      expect(mail).not.toMatch(new RegExp(`evil\\.example|https?://(?!127\\.0\\.0\\.1)|${direction}`))
    }
  })

  test('that is an email address stays one, because that is what somebody without a name is called', async () => {
    const { accountId, token: bearer } = await server.createSignedInAccount()
    const params = { accountId }
    const { email } = await server.call('GET /accounts/:accountId', { params, bearer })
    const body = { email: 'grandma@example.org', role: 'viewer' } as const
    await server.call('POST /accounts/:accountId/guardians/invitations', { params, bearer, body })
    await expect.poll(server.readOutbox).toContain(`${email} invites you to their family in Pipit`)
  })
})
