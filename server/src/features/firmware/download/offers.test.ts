import { describe, expect, test } from 'vitest'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'
import { aBoard, buildName } from '../../boards/testing/board.ts'
import { countFirmware } from '../fleet/count-firmware.ts'
import { administerFirmware } from '../testing/firmware-administration.ts'
import { createFirmwareKey } from '../testing/firmware-image.ts'
import { newModel, updatingDevices } from '../testing/updating-devices.ts'

const key = createFirmwareKey()
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: key.text, FIRMWARE_CHECK_SECONDS: '1' }, { voice: testVoice() })
const sockets = openSockets()
const administration = administerFirmware(server, key)
const aDevice = updatingDevices(server, sockets)
const query = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const soon = { timeout: 5000 }

describe('offers over the chat', () => {
  test('a connected device is told of an update when a rollout reaches it, once, and the family sees that it waits', async () => {
    const model = newModel()
    const device = await aDevice(model)
    const { offers, report: reportVersion, versions } = await device.connect('1.9')
    expect((await device.read()).update).toBeNull()
    const image = await administration.upload(model, { version: '1.10' })
    const rollout = await administration.start(image.id)
    await expect.poll(versions, soon).toEqual(['1.10'])
    expect(offers[0]?.url).toContain(`${server.config.publicUrl}/firmware/`)
    expect((await device.read()).update).toEqual({ version: '1.10' })
    // It downloads, restarts, and reports what it has now.
    await (await fetch(offers[0]?.url ?? '')).arrayBuffer()
    await expect.poll(() => reportVersion('v1.10.0'), { ...soon, interval: 300 }).toBeNull()
    await expect
      .poll(async () => (await administration.read(rollout.id)).counts)
      .toMatchObject({
        offered: 1,
        downloaded: 1,
        returned: 1,
        missing: 0,
      })
    expect((await device.read()).update).toBeNull()
    expect(versions()).toEqual(['1.10'])
  })

  test('a device is never offered an image of another model, an older one, its own, or any if its version is unknown', async () => {
    const model = newModel()
    const image = await administration.upload(model, { version: '2.0' })
    await administration.start(image.id)
    const others = [
      { device: await aDevice(newModel()), firmware: '1.0' },
      { device: await aDevice(model), firmware: '2.0.0' },
      { device: await aDevice(model), firmware: '10.0' },
      { device: await aDevice(model), firmware: 'nightly' },
    ]
    const connected = await Promise.all(others.map(({ device, firmware }) => device.connect(firmware)))
    const older = await (await aDevice(model)).connect('1.99')
    await expect.poll(older.versions, soon).toEqual(['2.0'])
    expect(connected.map(({ versions }) => versions())).toEqual([[], [], [], []])
    for (const { device } of others) expect((await device.read()).update).toBeNull()
  })

  test('a device in a conversation is told when the conversation has ended', async () => {
    const { connect } = await aFamilyInConversation(server, sockets)
    const device = await connect()
    await device.socket.emitWithAck('status', { battery: 50, firmware: '1.0' })
    await device.start()
    await device.waitForCoachText('Hello there!')
    const image = await administration.upload('one', { version: '2.0' })
    await administration.start(image.id)
    // Another device is offered it meanwhile, at the same interval.
    const idle = await (await aDevice('one')).connect('1.0')
    await expect.poll(idle.versions, soon).toEqual(['2.0'])
    const again = await (await aDevice('one')).connect('1.0')
    await expect.poll(again.versions, soon).toEqual(['2.0'])
    expect(device.all('update-available')).toEqual([])
    device.socket.emit('stop')
    await expect.poll(() => device.all('update-available').map(([{ version }]) => version)).toEqual(['2.0'])
    const names = device.received().map(({ name }) => name)
    expect(names.indexOf('update-available')).toBeGreaterThan(names.indexOf('conversation-ended'))
  })

  test('a device whose conversation is just starting is not told before that has ended', async () => {
    const family = await aFamilyInConversation(server, sockets)
    const other = await aDevice('one')
    const device = await family.connect()
    // Starting takes as long as this lock is held.
    const client = await server.database.pool.connect()
    await client.query('begin; lock table conversations in access exclusive mode')
    const starting = device.start()
    expect(await device.socket.emitWithAck('status', { battery: 51, firmware: '1.0' })).toBeNull()
    await expect.poll((await other.connect('1.0')).versions, soon).toEqual(['2.0'])
    await client.query('rollback')
    client.release()
    expect(await starting).toBeNull()
    await device.waitForCoachText('Hello there!')
    expect(device.all('update-available')).toEqual([])
    device.socket.emit('stop')
    await expect.poll(() => device.all('update-available').length).toBe(1)
  })

  test('a device that could not install an update says so, and is asked again an hour later, three times at most', async () => {
    const model = newModel()
    const image = await administration.upload(model)
    const rollout = await administration.start(image.id)
    const device = await aDevice(model)
    const connected = await device.connect('1.0')
    await expect.poll(connected.versions, soon).toEqual(['2.0.0'])
    for (const nonsense of [['2.0.0'], ['2.0.0', 'because'], [null, 'wrong-hash'], ['\0', 'wrong-hash']])
      connected.socket.emit('update-failed', ...nonsense)
    await (await fetch(connected.offers[0]?.url ?? '')).arrayBuffer()
    connected.socket.emit('update-failed', '2.0.0', 'wrong-signature')
    const counts = async () => (await administration.read(rollout.id)).counts
    await expect.poll(counts).toMatchObject({ downloaded: 1, failed: 1, missing: 1 })
    connected.socket.disconnect()

    const offersAgain = async () => {
      const { socket, versions } = await device.connect('1.0')
      const other = await (await aDevice(model)).connect('1.0')
      await expect.poll(other.versions, soon).toEqual(['2.0.0'])
      socket.disconnect()
      return versions()
    }
    expect(await offersAgain()).toEqual([])
    const later = (time: string) =>
      query(
        `update firmware_updates set downloaded_at = downloaded_at - $2::interval, failed_at = failed_at - $2::interval,
                attempted_at = attempted_at - $2::interval where device_id = $1`,
        device.deviceId,
        time,
      )
    await later('61 minutes')
    expect(await offersAgain()).toEqual(['2.0.0'])
    await query('update firmware_updates set attempts = 3 where device_id = $1', device.deviceId)
    await later('40 days')
    expect(await offersAgain()).toEqual([])
  })

  test('a device that refuses an update before it downloads is missing, and asked again an hour later', async () => {
    const model = newModel()
    const rollout = await administration.start((await administration.upload(model)).id)
    const device = await aDevice(model)
    const refuse = async () => {
      const { socket, versions } = await device.connect('1.0')
      await expect.poll(versions, soon).toEqual(['2.0.0'])
      socket.emit('update-failed', '2.0.0', 'wrong-signature')
    }
    const rows = async () =>
      (await query('select attempts from firmware_updates where device_id = $1', device.deviceId)).rows
    for (const attempts of [1, 2, 3]) {
      await refuse()
      await expect.poll(rows).toEqual([{ attempts }])
      expect((await administration.read(rollout.id)).counts).toMatchObject({ downloaded: 0, failed: 1, missing: 1 })
      await query(
        `update firmware_updates set failed_at = now() - interval '61 minutes' where device_id = $1`,
        device.deviceId,
      )
    }
    const { versions } = await device.connect('1.0')
    const other = await (await aDevice(model)).connect('1.0')
    await expect.poll(other.versions, soon).toEqual(['2.0.0'])
    expect(versions()).toEqual([])
  })

  test('somebody who acts as the device in a browser is offered nothing', async () => {
    const model = newModel()
    await administration.start((await administration.upload(model)).id)
    const device = await aDevice(model)
    await query(`update devices set firmware = '1.0' where id = $1`, device.deviceId)
    const bearer = await administration.bearer()
    const params = { deviceId: device.deviceId }
    const { access_token } = await server.call('GET /auth/tokens/device/:deviceId', { params, bearer, reason: 'test' })
    const emulator = await sockets.device(server.url, access_token)
    const offers: unknown[] = []
    emulator.on('update-available', (update) => offers.push(update))
    await emulator.emitWithAck('status', { battery: null, firmware: '1.0' })
    const other = await (await aDevice(model)).connect('1.0')
    await expect.poll(other.versions, soon).toEqual(['2.0.0'])
    expect(offers).toEqual([])
  })
})

describe('offers to boards', () => {
  async function aClaimedBoard() {
    const board = aBoard(server.url)
    const { activation } = await board.bootstrap()
    const { accountId, token: bearer } = await server.createSignedInAccount()
    const body = { code: activation?.code ?? '' }
    await server.call('POST /accounts/:accountId/devices/claim-board', { params: { accountId }, bearer, body })
    return board
  }
  const forBoards = { protocol: 'xiaozhi' } as const
  const none = { version: '2.0.5' }
  /** A board of the type bread-compact-wifi, like the build with the other display. */
  const asBuild = (name: string) => ({ board: { type: 'bread-compact-wifi', name } })

  test('a claimed board gets the address when it starts, downloads, and returns with the new version', async () => {
    const image = await administration.upload(buildName, { ...forBoards, version: '2.1.0' })
    const rollout = await administration.start(image.id)
    expect((await aBoard(server.url).bootstrap()).firmware, 'without a family').toEqual(none)
    const board = await aClaimedBoard()
    const { firmware } = await board.bootstrap()
    expect(firmware).toEqual({ version: '2.1.0', url: expect.stringContaining('/firmware/') })
    const content = Buffer.from(await (await fetch(firmware.url ?? '')).arrayBuffer())
    expect(content.equals(image.content)).toBe(true)
    const counts = async () => (await administration.read(rollout.id)).counts
    await expect.poll(counts).toMatchObject({ offered: 1, downloaded: 1, returned: 0 })
    // A board that falls back to the old image is not sent into the same download again.
    expect((await board.bootstrap()).firmware).toEqual(none)
    const updated = await board.bootstrap(board.reportOf('2.1.0'))
    expect(updated.firmware).toEqual({ version: '2.1.0' })
    expect(await counts()).toMatchObject({ returned: 1, missing: 0 })
  })

  test('a board is never offered the image of another build of its type, nor that of its type', async () => {
    const [large, small, type] = [newModel(), newModel(), newModel()]
    for (const model of [large, type]) await administration.start((await administration.upload(model, forBoards)).id)
    const board = await aClaimedBoard()
    const started = (name: string) => board.bootstrap(board.reportOf('1.0', { board: { type, name } }))
    expect((await started(small)).firmware.url).toBeUndefined()
    expect((await started(large)).firmware.url).toContain('/firmware/')
    expect((await started(small)).firmware.url).toBeUndefined()
  })

  test('a board is never offered the image for another chip, nor any if it does not say which chip it has', async () => {
    const model = newModel()
    const rollout = await administration.start((await administration.upload(model, forBoards)).id)
    const board = await aClaimedBoard()
    const started = async (chip: Record<string, unknown>) => {
      const { firmware } = await board.bootstrap(board.reportOf('1.0', { ...asBuild(model), ...chip }))
      await countFirmware(server.database)
      return [firmware.url !== undefined, (await administration.read(rollout.id)).counts.reached]
    }
    expect(await started({ chip_model_name: 'esp32c3', chip_info: { model: 5 } })).toEqual([false, 0])
    expect(await started({ chip_model_name: undefined, chip_info: undefined })).toEqual([false, 0])
    expect(await started({})).toEqual([true, 1])
  })

  test('a board is never offered the image for devices of ours, whatever it says of itself, nor they one for boards', async () => {
    const [ours, boards] = [newModel(), newModel()]
    const rollout = await administration.start((await administration.upload(ours)).id)
    await administration.start((await administration.upload(boards, forBoards)).id)
    const board = await aClaimedBoard()
    expect((await board.bootstrap(board.reportOf('1.0', asBuild(ours)))).firmware.url).toBeUndefined()
    await countFirmware(server.database)
    expect((await administration.read(rollout.id)).counts).toMatchObject({ reached: 0, offered: 0 })
    const namesake = await (await aDevice(boards)).connect('1.0')
    const device = await (await aDevice(ours)).connect('1.0')
    await expect.poll(device.versions, soon).toEqual(['2.0.0'])
    expect(namesake.versions()).toEqual([])
    expect((await board.bootstrap(board.reportOf('1.0', asBuild(boards)))).firmware.url).toContain('/firmware/')
  })

  test('an address leads nowhere once the board says that it is something else', async () => {
    const model = newModel()
    await administration.start((await administration.upload(model, forBoards)).id)
    const board = await aClaimedBoard()
    const started = (others: Record<string, unknown>, version = '1.0') =>
      board.bootstrap(board.reportOf(version, { ...asBuild(model), ...others }))
    const { firmware } = await started({})
    const status = async () => (await fetch(firmware.url ?? '', { method: 'HEAD' })).status
    expect(await status()).toBe(200)
    await started({ chip_model_name: 'esp32c3' })
    expect(await status()).toBe(404)
    await started({})
    expect(await status()).toBe(200)
    await started({}, '3.0')
    expect(await status(), 'a newer version').toBe(404)
  })

  test('a board whose download breaks off three times is asked again a day later, then less and less often', async () => {
    const model = newModel()
    const image = await administration.upload(model, { ...forBoards, size: 14_000_000 })
    const rollout = await administration.start(image.id)
    await query(`update firmware_rollouts set counted_since = now() - interval '1 year' where id = $1`, rollout.id)
    const board = await aClaimedBoard()
    const started = async () => (await board.bootstrap(board.reportOf('1.0', asBuild(model)))).firmware.url
    const breakOff = async (url: string) => {
      const { body } = await fetch(url)
      await body?.getReader().cancel()
    }
    const later = (time: string) =>
      query(
        `update firmware_updates set attempted_at = attempted_at - $1::interval where rollout_id = $2`,
        time,
        rollout.id,
      )
    const isOfferedAfter = async (time: string) => {
      await later(time)
      return (await started()) !== undefined
    }
    for (let attempt = 0; attempt < 3; attempt += 1) {
      // Twice within a minute counts once.
      const url = (await started()) ?? ''
      await breakOff(url)
      await breakOff(url)
      await later('2 minutes')
    }
    expect(await started()).toBeUndefined()
    expect((await administration.read(rollout.id)).counts).toMatchObject({ offered: 1, downloaded: 0, missing: 0 })
    expect(await isOfferedAfter('23 hours')).toBe(false)
    expect((await administration.read(rollout.id)).counts).toMatchObject({ missing: 1 })
    expect(await isOfferedAfter('2 hours')).toBe(true)
    await breakOff((await started()) ?? '')
    expect(await isOfferedAfter('47 hours')).toBe(false)
    expect(await isOfferedAfter('2 hours')).toBe(true)
    await query('update firmware_updates set attempts = 1000, attempted_at = now() where rollout_id = $1', rollout.id)
    expect(await isOfferedAfter('29 days')).toBe(false)
    expect(await isOfferedAfter('2 days')).toBe(true)
  })

  test('a board that starts as another build after its update has not returned', async () => {
    const model = newModel()
    const rollout = await administration.start((await administration.upload(model, forBoards)).id)
    const board = await aClaimedBoard()
    await board.bootstrap(board.reportOf('1.0', asBuild(model)))
    await board.bootstrap(board.reportOf('2.0.0', asBuild(newModel())))
    const counts = async () => (await administration.read(rollout.id)).counts
    expect(await counts()).toMatchObject({ offered: 1, returned: 0 })
    await board.bootstrap(board.reportOf('1.0', asBuild(model)))
    await board.bootstrap(board.reportOf('2.0.0', asBuild(model)))
    expect(await counts()).toMatchObject({ offered: 1, returned: 1 })
  })
})
