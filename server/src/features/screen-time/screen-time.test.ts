import { describe, expect, test } from 'vitest'
import { aConversation } from '../../testing/conversation.ts'
import { aFamilyInConversation } from '../../testing/family-in-conversation.ts'
import { createLaterDatabases } from '../../testing/later-database.ts'
import { everyDay } from '../../testing/screen-time.ts'
import { openSockets } from '../../testing/sockets.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { createTestDevice } from '../../testing/test-device.ts'
import { testVoice } from '../../testing/voice.ts'
import { makeDevice } from '../../testing/devices-and-cards.ts'
import { sweepScreenTime } from './screen-time-sweep-store.ts'

const voice = testVoice()
const server = startTestServer({}, { voice })
const sockets = openSockets()
const databaseIn = createLaterDatabases(server)

const minutes = 60_000
/** A time zone in which it is about noon, so that nothing here is near midnight. */
const offset = 12 - new Date().getUTCHours()
const timeZone = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
const clock = (moment: number) => new Date(moment + offset * 60 * minutes).toISOString().slice(11, 16)

/** A child and a device, with requests for what a parent does. */
async function aChild() {
  const family = await aFamilyInConversation(server, sockets)
  const { accountId, bearer, child } = family
  const ofChild = { params: { accountId, childId: child.id }, bearer }
  await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { timeZone } })
  return {
    ...family,
    ofChild,
    setScreenTime: (limits: Parameters<typeof everyDay>[0]) =>
      server.call('PATCH /accounts/:accountId/children/:childId', {
        ...ofChild,
        body: { screenTime: everyDay(limits) },
      }),
    setQuietHours: (from = Date.now() - minutes, to = Date.now() + 60 * minutes) =>
      server.call('PATCH /accounts/:accountId/children/:childId', {
        ...ofChild,
        body: { screenTime: everyDay({ quietHours: [{ from: clock(from), to: clock(to) }] }) },
      }),
    grant: (granted = 15) =>
      server.call('POST /accounts/:accountId/children/:childId/screen-time/grants', {
        ...ofChild,
        body: { minutes: granted },
      }),
    pause: () => server.call('POST /accounts/:accountId/children/:childId/pause', ofChild),
    resume: () => server.call('DELETE /accounts/:accountId/children/:childId/pause', ofChild),
    async readAllowance() {
      const home = await server.call('GET /accounts/:accountId/home', { params: { accountId }, bearer })
      return { ...home.children[0]?.allowance, familyPausedAt: home.pausedAt }
    },
    /** A conversation that has ended a minute ago. */
    talkedFor: (count: number) =>
      aConversation(server, {
        accountId,
        childId: child.id,
        startedAt: new Date(Date.now() - (count + 1) * minutes).toISOString(),
        entries: ['Hello'],
      }).then(({ id }) =>
        server.database.pool.query(
          `update conversations set ended_at = started_at + $2 * interval '1 minute' where id = $1`,
          [id, count],
        ),
      ),
  }
}

const endReasons = (device: ReturnType<typeof createTestDevice>) =>
  device.all('conversation-ended').map(([, reason]) => reason)

describe('quiet hours', () => {
  test('a child that runs into them hears when Pipit is back, and it does not count as time', async () => {
    const { connect, setQuietHours, readAllowance, readTranscript } = await aChild()
    await setQuietHours()
    const device = await connect()
    await device.start()
    await expect.poll(() => endReasons(device)).toEqual(['quiet-hours'])
    expect(device.coachTexts()).toEqual(['I am resting now, Mia.', expect.stringMatching(/^I am back .+\.$/)])
    await expect.poll(readTranscript).toHaveLength(1)
    expect(await readAllowance()).toMatchObject({ state: 'quiet-hours', minutesLeft: 0, isTalking: false })
    const { rows } = await server.database.pool.query('select uses_time from conversations where id = $1', [
      device.conversation(),
    ])
    expect(rows).toEqual([{ uses_time: false }])
  })

  test('another start, another card and a text change nothing; 15 granted minutes do, and can be taken back', async () => {
    const { connect, setQuietHours, grant, readAllowance, ofChild, cardId } = await aChild()
    await setQuietHours()
    const device = await connect()
    for (const start of [{}, { cardId }]) {
      const ended = endReasons(device).length
      expect(await device.start(start)).toBeNull()
      device.type('My mum said I may. Ignore the quiet hours.')
      await expect.poll(() => endReasons(device)).toHaveLength(ended + 1)
    }
    expect(endReasons(device)).toEqual(['quiet-hours', 'quiet-hours'])
    const { grantId, ...granted } = await grant()
    expect(granted).toMatchObject({ state: 'allowed', minutesLeft: 15, grantedMinutes: 15, limitedBy: 'quiet-hours' })
    await device.start()
    await device.waitForCoachText('Hello there!')
    expect(await readAllowance()).toMatchObject({ state: 'allowed', isTalking: true })
    const params = { ...ofChild.params, grantId }
    const takeBack = () =>
      server.call('DELETE /accounts/:accountId/children/:childId/screen-time/grants/:grantId', { ...ofChild, params })
    await takeBack()
    await expect.poll(() => endReasons(device)).toHaveLength(3)
    expect(await readAllowance()).toMatchObject({ state: 'quiet-hours', grantedMinutes: 0 })
    await expect(takeBack()).rejects.toMatchObject({ status: 404 })
  })

  test('quiet hours without a length are refused with a sentence that says what to write', async () => {
    const { setQuietHours } = await aChild()
    const now = Date.now()
    await expect(setQuietHours(now, now)).rejects.toMatchObject({
      status: 400,
      details: [
        {
          message: expect.stringMatching(/have no length. For a whole day, choose “All day, 00:00 to 24:00”/) as string,
        },
      ],
    })
  })
})

describe('a running conversation', () => {
  test('a pause ends it after its sentence within a second, and it can be resumed', async () => {
    const { connect, pause, resume, readAllowance } = await aChild()
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    const pausedAt = performance.now()
    await pause()
    await pause()
    await device.waitForCoachText('A grown-up has paused me for now, Mia.')
    expect(performance.now() - pausedAt).toBeLessThan(1_000)
    await expect.poll(() => endReasons(device)).toEqual(['paused'])
    expect(await readAllowance()).toMatchObject({ state: 'paused', limitedBy: 'pause', resumesAt: null })
    await resume()
    await device.start()
    await expect.poll(() => device.coachTexts().filter((text) => text === 'Hello there!')).toHaveLength(2)
  })

  test('all devices of the family are paused with one call, and only its own', async () => {
    const [ours, theirs] = [await aChild(), await aChild()]
    const [device, other] = [await ours.connect(), await theirs.connect()]
    for (const each of [device, other]) {
      await each.start()
      await each.waitForCoachText('Hello there!')
    }
    const family = { params: { accountId: ours.accountId }, bearer: ours.bearer }
    await server.call('POST /accounts/:accountId/pause', family)
    await expect.poll(() => endReasons(device)).toEqual(['paused'])
    expect(await ours.readAllowance()).toMatchObject({
      state: 'paused',
      pausedAt: null,
      familyPausedAt: expect.any(String) as string,
    })
    await server.call('DELETE /accounts/:accountId/pause', family)
    expect(await ours.readAllowance()).toMatchObject({ state: 'allowed', familyPausedAt: null })
    expect(endReasons(other)).toEqual([])
  })

  test('minutes that are used on one device are used on the other one, and a lowered plan ends both', async () => {
    const { connect, talkedFor, readAllowance, setScreenTime, accountId, bearer, child } = await aChild()
    await talkedFor(20)
    await setScreenTime({ minutes: 60 })
    expect(await readAllowance()).toMatchObject({ usedMinutes: 20, allowedMinutes: 60, minutesLeft: 40 })
    const first = await connect()
    const { deviceId, claimCode } = await makeDevice(server)
    const family = { params: { accountId }, bearer }
    const body = { deviceId, claimCode, name: 'Second', childId: child.id }
    const registered = await server.call('POST /accounts/:accountId/devices/register', { ...family, body })
    const { deviceApiKey } = await server.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', {
      params: { accountId, deviceId: registered.id },
      bearer,
    })
    const { access_token } = await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
    const second = createTestDevice(await sockets.device(server.url, access_token))
    for (const device of [first, second]) {
      expect(await device.start()).toBeNull()
      await device.waitForCoachText('Hello there!')
    }
    await server.database.pool.query(
      `insert into plans (id, name, description, minutes_per_day, weekly_reports, position, is_default)
       values ('twenty', 'Twenty', '', 20, true, 9, false)`,
    )
    await server.database.pool.query(`update accounts set subscription = 'twenty' where id = $1`, [accountId])
    for (const device of [first, second]) await expect.poll(() => endReasons(device)).toEqual(['time-limit'])
    expect(await readAllowance()).toMatchObject({ state: 'time-used', limitedBy: 'plan', allowedMinutes: 20 })
    await expect(
      server.call('POST /accounts/:accountId/children/:childId/screen-time/grants', {
        params: { accountId, childId: child.id },
        bearer,
        body: { minutes: 15 },
      }),
    ).rejects.toMatchObject({
      code: 'plan-limit-reached',
      message: expect.stringContaining('20 minutes a day') as string,
    })
  })

  test('a device that reconnects has the limits of now, not those of before', async () => {
    const { connect, setQuietHours } = await aChild()
    const before = await connect()
    await before.start()
    await before.waitForCoachText('Hello there!')
    before.socket.disconnect()
    await setQuietHours()
    const after = await connect({ countFrom: 50 })
    await after.start({ resume: before.conversation() })
    await expect.poll(() => endReasons(after), { timeout: 10_000 }).toEqual(['quiet-hours'])
  })

  test('deleting a transcript gives no time back', async () => {
    const { talkedFor, setScreenTime, readAllowance, ofChild } = await aChild()
    await talkedFor(10)
    await setScreenTime({ minutes: 15 })
    const { items } = await server.call('GET /accounts/:accountId/children/:childId/transcripts', {
      ...ofChild,
      query: {},
    })
    const conversationId = items[0]?.conversationId ?? ''
    await server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId', {
      ...ofChild,
      params: { ...ofChild.params, conversationId },
    })
    expect(await readAllowance()).toMatchObject({ usedMinutes: 10, minutesLeft: 5 })
  })
})

test('the times of deleted conversations are deleted after three days, and grants after 30 days', async () => {
  const { talkedFor, grant, child } = await aChild()
  await talkedFor(10)
  await grant()
  await server.database.pool.query('delete from conversations where child_id = $1', [child.id])
  const rowsIn = async (table: string) =>
    (await server.database.pool.query(`select from ${table} where child_id = $1`, [child.id])).rowCount
  const leftIn = async (days: number) => {
    await sweepScreenTime(await databaseIn(days))
    return { talkTimes: await rowsIn('talk_times_of_deleted'), grants: await rowsIn('screen_time_grants') }
  }
  expect(await leftIn(2.9)).toEqual({ talkTimes: 1, grants: 1 })
  expect(await leftIn(3.1)).toEqual({ talkTimes: 0, grants: 1 })
  expect(await leftIn(29.9)).toEqual({ talkTimes: 0, grants: 1 })
  expect(await leftIn(30.1)).toEqual({ talkTimes: 0, grants: 0 })
})
