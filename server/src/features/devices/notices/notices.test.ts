import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startPushService, type PushService } from '@pipit/test-kit/push/push-service'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'
import { notifiedFamilies } from '../../push/testing/notified-family.ts'
import { aBoard } from '../../boards/testing/board.ts'
import { applyFirmwareReleases } from './apply-firmware-releases.ts'

let service: PushService
// oxlint-disable-next-line vitest/no-standalone-expect
afterEach(() => expect(server.logLines).toEqual([]))
const server = startTestServer(
  async () => {
    service = await startPushService()
    return { PUSH_SERVICES: service.host, PUSH_PRIVATE_ADDRESSES: 'true', LATEST_FIRMWARE: 'pipit-1 = 1.10.0' }
  },
  { voice: testVoice() },
)
afterAll(() => service.close())
const sockets = openSockets()
const { aFamilyWithDevice, anAdultOf, aSubscribedBrowser, checkDevices } = notifiedFamilies(
  server,
  sockets,
  () => service,
)

const query = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)

async function aSubscribedFamily() {
  const family = await aFamilyWithDevice()
  return { ...family, browser: await aSubscribedBrowser(family.parent) }
}
type Family = Awaited<ReturnType<typeof aFamilyWithDevice>>

const mailsTo = async ({ accountId, bearer }: Family['parent'], subject: string) => {
  const { email } = await server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
  const mails = (await server.readOutbox()).split('<article')
  return mails.filter((mail) => mail.includes(`To ${email}`) && mail.includes(subject)).length
}

describe('a device that has been offline for a day', () => {
  test('is pushed once for each time, without its name', async () => {
    const family = await aSubscribedFamily()
    const { browser, deviceId } = family
    await family.goOffline('23 hours')
    await checkDevices()
    expect(browser.messages()).toEqual([])
    await family.goOffline('25 hours')
    await checkDevices()
    await checkDevices()
    expect(browser.messages()).toEqual([
      {
        kind: 'device-offline',
        severity: null,
        language: 'en',
        title: 'A device has been offline for a day',
        text: 'Its battery may be empty, or it may not reach your wifi.',
        path: `/app/devices/${deviceId}`,
        tag: browser.received[0]?.headers.topic,
      },
    ])
    expect(browser.received[0]?.headers).toMatchObject({ urgency: 'normal' })
    expect(Number(browser.received[0]?.headers.ttl)).toBeLessThanOrEqual(24 * 60 * 60)

    await family.connectAgain()
    await family.goOffline('26 hours')
    await checkDevices()
    expect(browser.messages(), 'it was online in between').toHaveLength(2)
  })

  test('is no news if it is a board, which connects only while somebody talks with it', async () => {
    const { parent, browser } = await aSubscribedFamily()
    const code = (await aBoard(server.url).bootstrap()).activation?.code ?? ''
    const { id } = await server.call('POST /accounts/:accountId/devices/claim-board', {
      params: { accountId: parent.accountId },
      bearer: parent.bearer,
      body: { code },
    })
    await query(`insert into device_presence (device_id, last_seen_at) values ($1, now() - interval '25 hours')`, id)
    await checkDevices()
    expect(browser.messages()).toEqual([])
  })

  test('is pushed in the language of the person’s profile, of which Pipit has the first part', async () => {
    const family = await aSubscribedFamily()
    const { accountId, bearer } = family.parent
    await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { language: 'fr-CA' } })
    await family.goOffline('25 hours')
    await checkDevices()
    expect(family.browser.messages()).toMatchObject([
      { language: 'fr', title: 'Un appareil est hors ligne depuis un jour' },
    ])
  })

  test('is mailed only to those who want it, with its name', async () => {
    const family = await aSubscribedFamily()
    const { parent, browser } = family
    const other = await anAdultOf(parent, 'guardian')
    await server.call('PATCH /accounts/:accountId', {
      params: { accountId: other.accountId },
      bearer: other.bearer,
      body: { deviceOfflineMail: true },
    })
    await server.call('PATCH /accounts/:accountId', {
      params: { accountId: parent.accountId },
      bearer: parent.bearer,
      body: { deviceOfflinePush: false },
    })
    await family.goOffline('25 hours')
    await checkDevices()
    const subject = 'Ours has been offline for a day'
    await expect.poll(() => mailsTo(other, subject)).toBe(1)
    expect(await mailsTo(parent, subject)).toBe(0)
    expect(browser.messages()).toEqual([])
  })

  test.each<[string, (family: Family) => Promise<unknown>]>([
    [
      'while the family is paused',
      ({ accountId, bearer }) => server.call('POST /accounts/:accountId/pause', { params: { accountId }, bearer }),
    ],
    [
      'while its child is paused',
      ({ accountId, bearer, child }) =>
        server.call('POST /accounts/:accountId/children/:childId/pause', {
          params: { accountId, childId: child.id },
          bearer,
        }),
    ],
    [
      'after it was deactivated',
      ({ accountId, bearer, deviceId }) =>
        server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
          params: { accountId, deviceId },
          bearer,
        }),
    ],
    ['if it was never online', ({ deviceId }) => query('delete from device_presence where device_id = $1', deviceId)],
    ['if it has been offline for long', ({ goOffline }) => goOffline('4 days')],
    [
      'while the account is disabled',
      ({ accountId }) => query('update accounts set disabled = true where id = $1', accountId),
    ],
  ])('is no news %s', async (_, change) => {
    const family = await aSubscribedFamily()
    const guardian = await aSubscribedBrowser(await anAdultOf(family.parent, 'guardian'))
    const neighbour = await aSubscribedFamily()
    await family.goOffline('25 hours')
    await neighbour.goOffline('25 hours')
    await change(family)
    await checkDevices()
    expect([...family.browser.messages(), ...guardian.messages()]).toEqual([])
    expect(neighbour.browser.messages()).toHaveLength(1)
  })

  test('is told once, although two processes look at the same time', async () => {
    const family = await aSubscribedFamily()
    await family.goOffline('25 hours')
    const other = await server.another()
    await query(`select graphile_worker.add_job('notify-of-devices') from generate_series(1, 8)`)
    await checkDevices()
    await other.close()
    expect(family.browser.messages()).toHaveLength(1)
  })
})

describe('a device that does not install an update', () => {
  /** The release has been there for so long, and the device reports this firmware. */
  async function aDeviceWith(firmware: string | null, releasedAgo: string) {
    const family = await aSubscribedFamily()
    await query(`update devices set hardware_model = 'pipit-1', firmware = $2 where id = $1`, family.deviceId, firmware)
    await query('update firmware_releases set available_since = now() - $1::interval', releasedAgo)
    return family
  }

  test('is told of once after a week, by push and, to those who want it, by mail', async () => {
    const { browser, parent, deviceId } = await aDeviceWith('1.9.2', '8 days')
    await server.call('PATCH /accounts/:accountId', {
      params: { accountId: parent.accountId },
      bearer: parent.bearer,
      body: { deviceUpdateMail: true },
    })
    await checkDevices()
    await checkDevices()
    expect(browser.messages()).toMatchObject([
      {
        kind: 'device-update',
        severity: null,
        path: `/app/devices/${deviceId}`,
        title: 'A device has an update waiting',
      },
    ])
    expect(JSON.stringify(browser.messages())).not.toContain('Ours')
    await expect.poll(() => mailsTo(parent, 'Ours has an update waiting')).toBe(1)
  })

  test.each([
    ['is younger than a week', '1.9.2', '6 days'],
    ['is installed', '1.10.0', '8 days'],
    ['is installed and named in another way', 'v1.10', '8 days'],
    ['is older than what the device has', '2.0', '8 days'],
    ['cannot be compared with what the device reports', 'nightly', '8 days'],
    ['cannot be compared, because the device has reported nothing', null, '8 days'],
  ])('is not told of if the update %s', async (_, firmware, releasedAgo) => {
    const { browser } = await aDeviceWith(firmware, releasedAgo)
    await checkDevices()
    expect(browser.messages()).toEqual([])
  })

  test('is told of if a rollout has offered it a week ago, and the rollout still does', async () => {
    const family = await aSubscribedFamily()
    const { browser, deviceId } = family
    await query(`update devices set hardware_model = 'pipit-2', firmware = '1.0' where id = $1`, deviceId)
    await query(
      `with image as (
         insert into firmware_images (id, hardware_model, version, notes, size, sha256, signature, file, chip_id, project_name)
         values (gen_random_uuid(), 'pipit-2', '2.0', '', 1, '', '', '', 9, '') returning id
       ), rollout as (
         insert into firmware_rollouts (id, image_id, hardware_model, stages, reach, max_missing_share, min_missing,
                                        missing_after, state)
         select gen_random_uuid(), id, 'pipit-2', '[]', 10000, 0.1, 3, '1 hour', 'paused' from image returning id
       )
       insert into firmware_updates (rollout_id, device_id, offered_at) select id, $1, now() - interval '6 days' from rollout`,
      deviceId,
    )
    await checkDevices()
    await query(`update firmware_updates set offered_at = now() - interval '8 days'`)
    await checkDevices()
    expect(browser.messages()).toEqual([])
    await query(`update firmware_rollouts set state = 'completed'`)
    await query(`update devices set hardware_model = 'another build' where id = $1`, deviceId)
    await checkDevices()
    expect(browser.messages(), 'it was offered to its former build').toEqual([])
    await query(`update devices set hardware_model = 'pipit-2' where id = $1`, deviceId)
    await checkDevices()
    await checkDevices()
    expect(browser.messages()).toMatchObject([{ kind: 'device-update' }])
  })

  test('is not told of if it was offline since: it could not install it', async () => {
    const family = await aDeviceWith('1.9.2', '8 days')
    await family.goOffline('9 days')
    await checkDevices()
    expect(family.browser.messages()).toEqual([])
  })

  test('is told of again for a later update, a week after that was configured', async () => {
    const { browser } = await aDeviceWith('1.9.2', '8 days')
    await checkDevices()
    expect(browser.messages()).toHaveLength(1)
    await applyFirmwareReleases(server.database, [{ hardwareModel: 'pipit-1', version: '1.11' }])
    await checkDevices()
    expect(browser.messages()).toHaveLength(1)
    await applyFirmwareReleases(server.database, [{ hardwareModel: 'pipit-1', version: '1.11' }])
    await query(`update firmware_releases set available_since = available_since - interval '8 days'`)
    await applyFirmwareReleases(server.database, [{ hardwareModel: 'pipit-1', version: '1.11' }])
    await checkDevices()
    expect(browser.messages()).toHaveLength(2)
    await applyFirmwareReleases(server.database, [])
    expect((await query('select from firmware_releases')).rowCount).toBe(0)
    await applyFirmwareReleases(server.database, server.config.latestFirmware)
  })
})
