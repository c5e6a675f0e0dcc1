import { createHash, randomInt } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aBoard } from './testing/board.ts'

const server = startTestServer({ TRUST_PROXY: '1' })
const unknownCode = { status: 404, code: 'unknown-board-code' }
const query = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const path = '/xiaozhi/ota/'

let networks = 0
const newAddress = () => `10.1.${Math.floor(++networks / 250)}.${networks % 250}`

async function aFamily() {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  const call = { params: { accountId }, bearer }
  return {
    check: (code: string) => server.call('POST /accounts/:accountId/devices/check-board', { ...call, body: { code } }),
    claim: (code: string) => server.call('POST /accounts/:accountId/devices/claim-board', { ...call, body: { code } }),
  }
}

async function aWaitingBoard(address = newAddress()) {
  const board = aBoard(server.url, { address })
  return { board, code: (await board.bootstrap()).activation?.code ?? 'none' }
}

/** The statuses of boards that start at the same moment. */
function startAll(addresses: string[]) {
  return Promise.all(addresses.map(async (address) => (await aBoard(server.url, { address }).post(path, {})).status))
}
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

beforeEach(() => query('delete from board_activations'))

describe('many boards', () => {
  test('of one network: 30 wait at the same time, however fast they come, and other networks are not affected', async () => {
    const statuses = await startAll(Array.from({ length: 60 }, () => '192.0.2.7'))
    expect(count(statuses, 200)).toBe(30)
    expect(count(statuses, 429)).toBe(30)
    expect(await startAll([newAddress()])).toEqual([200])
  })

  test('of one IPv6 network of a home count together', async () => {
    const statuses = await startAll(Array.from({ length: 40 }, (_, index) => `2001:db8:1:2:${index}::1`))
    expect(count(statuses, 200)).toBe(30)
    expect(await startAll(['2001:db8:1:3::1'])).toEqual([200])
  })

  test('of all IPv6 networks of a home are 120, and those of its neighbours are not affected', async () => {
    const statuses = await startAll(Array.from({ length: 150 }, (_, index) => `2001:db8:2:${index.toString(16)}::1`))
    expect(count(statuses, 200)).toBe(120)
    expect(count(statuses, 429)).toBe(30)
    expect(await startAll(['2001:db8:2:100::1'])).toEqual([200])
  })

  test('make room for others when they are claimed, or have stopped asking', async () => {
    const address = '192.0.2.8'
    const { code } = await aWaitingBoard(address)
    await startAll(Array.from({ length: 29 }, () => address))
    const next = aBoard(server.url, { address })
    expect((await next.post(path, {})).status).toBe(429)
    await (await aFamily()).claim(code)
    expect((await next.bootstrap()).activation?.code).toMatch(/^\d{6}$/)
    expect(await startAll([address])).toEqual([429])
    await query(`update board_activations set asked_at = now() - interval '121 seconds'`)
    expect(await startAll([address])).toEqual([200])
  })

  test('that have a family start also while their network is full', async () => {
    const address = '192.0.2.9'
    const { board, code } = await aWaitingBoard(address)
    await (await aFamily()).claim(code)
    await startAll(Array.from({ length: 31 }, () => address))
    expect((await board.bootstrap()).websocket?.token).toBeTruthy()
  })

  test('of all networks are 5,000, and operators learn that there were more', async () => {
    await query(
      `insert into board_activations (client_id_hash, mac_address, hardware_model, id, code_hash, challenge,
              network_hash, expires_at)
       select sha256(number::text::bytea), '', '', gen_random_uuid(), sha256(number::text::bytea), '',
              sha256(number::text::bytea), now() + interval '9 minutes' from generate_series(1, 5000) number`,
    )
    expect(await startAll([newAddress(), newAddress()])).toEqual([429, 429])
    const lines = server.logLines.filter(({ feature, level }) => feature === 'boards' && level === 'error')
    expect(lines, 'one line a minute').toHaveLength(1)
    await query(`update board_activations set asked_at = now() - interval '3 minutes'`)
    expect(await startAll([newAddress()])).toEqual([200])
  })
})

describe('a code', () => {
  test('counts for two minutes after its board has last asked', async () => {
    const [family, { board, code }] = [await aFamily(), await aWaitingBoard()]
    await query(`update board_activations set asked_at = now() - interval '100 seconds'`)
    expect(await family.check(code), 'a board may pause for 100 seconds').toMatchObject({ replaces: null })
    expect(await board.activate()).toBe(202)
    await query(`update board_activations set asked_at = asked_at - interval '100 seconds'`)
    expect(await family.check(code), 'it has asked in between').toMatchObject({ replaces: null })
    await query(`update board_activations set asked_at = now() - interval '121 seconds'`)
    await expect(family.check(code)).rejects.toMatchObject(unknownCode)
    await expect(family.claim(code)).rejects.toMatchObject(unknownCode)
    expect(await board.activate(), 'the board starts again at once').toBe(200)
    const next = (await board.bootstrap()).activation?.code ?? ''
    expect(await family.claim(next)).toMatchObject({ status: 'registered' })
  })

  test('is replaced when the board asks again less than two minutes before its end', async () => {
    const { board, code } = await aWaitingBoard()
    await query(`update board_activations set expires_at = now() + interval '130 seconds'`)
    expect((await board.bootstrap()).activation?.code).toBe(code)
    await query(`update board_activations set expires_at = now() + interval '110 seconds'`)
    const next = (await board.bootstrap()).activation?.code
    expect(next).toMatch(/^\d{6}$/)
    expect(next).not.toBe(code)
  })
})

describe('guessing codes', () => {
  test('ten wrong ones, looked up or typed, and a family has to wait', async () => {
    const [family, { code }] = [await aFamily(), await aWaitingBoard()]
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(family.check('000000')).rejects.toMatchObject(unknownCode)
      await expect(family.claim('000000')).rejects.toMatchObject(unknownCode)
    }
    await expect(family.check(code)).rejects.toMatchObject({ status: 429 })
    await expect(family.claim(code)).rejects.toMatchObject({ status: 429 })
    expect(await (await aFamily()).claim(code), 'another family').toMatchObject({ status: 'registered' })
  })

  test('all at the same moment is no way around', async () => {
    const family = await aFamily()
    const attempts = Array.from({ length: 20 }, () => family.claim('000000').catch((error: unknown) => error))
    const statuses = (await Promise.all(attempts)).map((error) => (error as { status: number }).status)
    expect(count(statuses, 404)).toBe(10)
    expect(count(statuses, 429)).toBe(10)
  })

  test('right ones do not count', async () => {
    const [family, { code }] = [await aFamily(), await aWaitingBoard()]
    for (let attempt = 0; attempt < 15; attempt += 1) await family.check(code)
    expect(await family.claim(code)).toMatchObject({ status: 'registered' })
  })

  test('with many accounts ends after a thousand wrong ones for everybody, and operators learn of it once', async () => {
    const [families, { code }] = [await Promise.all([aFamily(), aFamily(), aFamily()]), await aWaitingBoard()]
    const ofAll = createHash('sha256').update('board guesses of all families').digest().subarray(0, 16)
    await families[0]?.check('000000').catch(() => undefined)
    await query('update rate_limits set count = 999 where key = $1', ofAll)
    await expect(families[0]?.check('000000')).rejects.toMatchObject(unknownCode)
    for (const family of families) await expect(family.check(code)).rejects.toMatchObject({ status: 429 })
    const lines = server.logLines.filter(({ msg }) => String(msg).includes('many codes were guessed'))
    expect(lines).toMatchObject([{ level: 'error', feature: 'boards' }])
    await query(`update rate_limits set expires_at = now() where key = $1`, ofAll)
    expect(await families[1]?.claim(code)).toMatchObject({ status: 'registered' })
  })
})

test('a board in a loop of restarts is refused, and does not use up the limit of its network', async () => {
  const address = `198.51.100.${randomInt(250)}`
  const looping = aBoard(server.url, { address })
  const statuses: number[] = []
  for (let start = 0; start < 310; start += 1) statuses.push((await looping.post(path, {})).status)
  expect(count(statuses, 200)).toBe(12)
  expect(count(statuses, 429)).toBe(298)
  const questions: number[] = []
  for (let question = 0; question < 45; question += 1) questions.push(await looping.activate())
  expect(count(questions, 202)).toBe(40)
  expect(count(questions, 429)).toBe(5)
  expect(await startAll([address])).toEqual([200])
})
