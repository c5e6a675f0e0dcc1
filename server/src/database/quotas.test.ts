import { describe, expect, test } from 'vitest'
import { makeCards, makeDevices } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
const mia = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }
const home = { ssid: 'Home', password: 'correct horse' }

async function aParent() {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  const { pool } = server.database
  return {
    accountId,
    bearer,
    family: { params: { accountId }, bearer },
    /** Without the API, which would take long. */
    addChildren: (count: number) =>
      pool.query(
        `insert into children (id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
         select gen_random_uuid(), $1, 'Child', 'simple', 'preschool', '{}', '{}', 'en' from generate_series(1, $2::int)`,
        [accountId, count],
      ),
    take: (table: 'devices' | 'cards', ids: string[]) =>
      pool.query(`update ${table} set account_id = $1 where id = any($2)`, [accountId, ids]),
  }
}

/** How many of the calls succeeded; the others must have this error. */
async function countSuccesses(calls: Promise<unknown>[], code: string) {
  const results = await Promise.allSettled(calls)
  const refused = results.filter((result) => result.status === 'rejected')
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 409, code })
  return results.length - refused.length
}

describe('a family has', () => {
  test('at most 50 children, even if several are added at the same time', async () => {
    const { family, addChildren } = await aParent()
    await addChildren(45)
    const add = () => server.call('POST /accounts/:accountId/children', { ...family, body: mia })
    expect(await countSuccesses(Array.from({ length: 15 }, add), 'too-many-children')).toBe(5)
    const error = { message: expect.stringContaining('up to 50 children') as string }
    await expect(add()).rejects.toMatchObject(error)
  })

  test('at most 50 children, and a repeated request still gets the child that it created', async () => {
    const { family, addChildren } = await aParent()
    await addChildren(49)
    const idempotencyKey = crypto.randomUUID()
    const add = () => server.call('POST /accounts/:accountId/children', { ...family, body: mia, idempotencyKey })
    expect(await add()).toEqual(await add())
  })

  test('at most 50 wifi networks, not counting removed ones', async () => {
    const { family, accountId, bearer } = await aParent()
    await server.database.pool.query(
      `insert into wifi_networks (id, account_id, ssid, security, hidden)
       select gen_random_uuid(), $1, 'Net', 'open', false from generate_series(1, 48)`,
      [accountId],
    )
    const add = () => server.call('POST /accounts/:accountId/wifi-networks', { ...family, body: home })
    const { id: wifiNetworkId } = await add()
    expect(await countSuccesses([add(), add(), add()], 'too-many-wifi-networks')).toBe(1)
    const params = { accountId, wifiNetworkId }
    await server.call('DELETE /accounts/:accountId/wifi-networks/:wifiNetworkId', { params, bearer })
    await add()
    const restore = server.call('POST /accounts/:accountId/wifi-networks/:wifiNetworkId/restore', { params, bearer })
    await expect(restore).rejects.toMatchObject({ code: 'too-many-wifi-networks' })
  })

  test('at most 50 devices', async () => {
    const { family, take } = await aParent()
    const devices = await makeDevices(server, 52)
    await take(
      'devices',
      devices.slice(3).map(({ deviceId }) => deviceId),
    )
    const register = ({ deviceId, claimCode }: { deviceId: string; claimCode: string }) =>
      server.call('POST /accounts/:accountId/devices/register', { ...family, body: { deviceId, claimCode } })
    expect(await countSuccesses(devices.slice(0, 3).map(register), 'too-many-devices')).toBe(1)
  })

  test('at most 500 cards', async () => {
    const { bearer, take } = await aParent()
    const cards = await makeCards(server, { count: 502 })
    await take(
      'cards',
      cards.slice(3).map(({ cardId }) => cardId),
    )
    const register = (body: { cardId: string; claimCode: string }) =>
      server.call('POST /cards/register', { bearer, body })
    expect(await countSuccesses(cards.slice(0, 3).map(register), 'too-many-cards')).toBe(1)
  })

  test('at most 100 open sessions: a new one ends the one that was not used for the longest time', async () => {
    const { accountId } = await aParent()
    const { pool } = server.database
    await pool.query(
      `insert into sessions (account_id, signed_in_at, last_used_at, user_agent)
       select $1, now() - number * interval '1 day', now() - number * interval '1 day', number::text
         from generate_series(105, 1, -1) number`,
      [accountId],
    )
    const { rows } = await pool.query<{ open: string; ended: string }>(
      `select count(*) filter (where ended_at is null) as open,
              string_agg(user_agent, ' ' order by user_agent) filter (where ended_at is not null) as ended
         from sessions where account_id = $1`,
      [accountId],
    )
    expect(rows).toEqual([{ open: '100', ended: '100 101 102 103 104 105' }])
  })
})
