import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { openDevices } from '@pipit/test-kit/online-devices'
import { afterAnotherChange, openSockets } from '@pipit/test-kit/sockets'

const server = startTestServer()
const sockets = openSockets()
const { aFamilyWithDevice, connect } = openDevices(server)

describe('device presence', () => {
  test('a device is online while it is connected, and the family’s pages are notified of that and of its battery', async () => {
    const family = await aFamilyWithDevice()
    const page = await sockets.page(server.url, family)
    expect(await family.read()).toMatchObject({ online: false, lastSeenAt: null })

    const device = connect(family.key)
    await expect
      .poll(family.read)
      .toMatchObject({ online: true, battery: 80, firmware: '1.0', lastSeenAt: expect.any(String) })
    await expect.poll(() => page.received).toEqual(['devices', 'devices'])

    await device.close()
    await expect.poll(family.isOnline).toBe(false)
    await expect.poll(() => page.received).toEqual(['devices', 'devices', 'devices'])
  })

  test('a device reports its battery in quick succession, and the last report is stored', async () => {
    const { key, read } = await aFamilyWithDevice()
    const device = connect(key)
    await expect.poll(read).toMatchObject({ battery: 80 })
    for (const battery of [75, 70, 65]) device.report({ battery, firmware: '1.1' })
    await expect.poll(read, { timeout: 5000 }).toMatchObject({ battery: 65, firmware: '1.1' })
  })

  test('a device may report the same status again, or a percent less, without notifying a page', async () => {
    const family = await aFamilyWithDevice()
    const device = await sockets.device(server.url, await family.tokenOfDevice())
    expect(await device.emitWithAck('status', { battery: 80, firmware: '1.0' })).toBeNull()
    device.disconnect()
    await expect.poll(family.isOnline).toBe(false)
    const again = await sockets.device(server.url, await family.tokenOfDevice())
    await expect.poll(family.isOnline).toBe(true)
    const page = await sockets.page(server.url, family)
    expect(await again.emitWithAck('status', { battery: 80, firmware: '1.0' })).toBeNull()
    // At most one report a second is accepted.
    const report = () => again.emitWithAck('status', { battery: 79, firmware: '1.0' })
    await expect.poll(report, { timeout: 3000, interval: 200 }).toBeNull()
    await afterAnotherChange(server, family, page)
    expect(page.received).toEqual(['account'])
  })

  const malformed = [
    { battery: 101, firmware: '1.0' },
    { battery: 0.5, firmware: '1.0' },
    { battery: '80', firmware: '1.0' },
    { battery: 80, firmware: 'x'.repeat(101) },
    { battery: 80 },
    null,
    'status',
    Buffer.from('status'),
  ]
  test('a device that reports a malformed status gets an error and stays connected', async () => {
    const { tokenOfDevice, read } = await aFamilyWithDevice()
    const device = await sockets.device(server.url, await tokenOfDevice())
    for (const status of malformed)
      expect(await device.emitWithAck('status', status)).toEqual({ code: 'invalid-request' })
    device.emit('status')
    device.emit('status', { battery: 1, firmware: '1.0' }, 'no function')
    device.emit('unknown', { toString: 1, __proto__: null })
    await expect.poll(read).toMatchObject({ online: true, battery: 1 })
    expect(await device.emitWithAck('status', { battery: 2, firmware: '1.0' })).toEqual({ code: 'too-many-requests' })
    device.emit('unknown', 'x'.repeat(3_000_000))
    await expect.poll(() => device.connected, { message: 'more than a picture has ends the connection' }).toBe(false)
    expect((await server.fetch('/healthz')).status).toBe(200)
  })

  test('a device reconnects by itself after the server was restarted', async () => {
    const { key, isOnline } = await aFamilyWithDevice()
    const another = await server.another()
    const device = connect(key, { url: another.url })
    await expect.poll(isOnline).toBe(true)
    await another.close()
    expect(await isOnline(), 'offline as soon as the server has stopped').toBe(false)
    await expect.poll(() => device.ended).toEqual(['server-stopping'])
    const again = await server.another({ port: Number(new URL(another.url).port) })
    await expect.poll(isOnline).toBe(true)
    await device.close()
    await again.close()
  })
})

describe.each(['the same', 'another'])('a second connection to %s process', (which) => {
  test('a second connection of a device replaces the first, and the device stays online', async () => {
    const { tokenOfDevice, isOnline, read } = await aFamilyWithDevice()
    const another = await server.another()
    const token = await tokenOfDevice()
    const first = await sockets.device(server.url, token)
    await expect.poll(isOnline).toBe(true)
    const second = await sockets.device(which === 'another' ? another.url : server.url, token)
    await expect.poll(() => first.connected).toBe(false)
    expect(first.closeReasons).toEqual(['replaced'])
    expect(await second.emitWithAck('status', { battery: 5, firmware: '2' })).toBeNull()
    expect(await read()).toMatchObject({ online: true, battery: 5 })
    second.disconnect()
    await expect.poll(isOnline).toBe(false)
    await another.close()
  })
})

test('of many simultaneous connections of one device to two processes, exactly one stays open', async () => {
  const { tokenOfDevice, isOnline } = await aFamilyWithDevice()
  const another = await server.another()
  const token = await tokenOfDevice()
  const urls = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? server.url : another.url))
  const connections = await Promise.all(urls.map((url) => sockets.device(url, token)))
  await expect.poll(() => connections.filter(({ connected }) => connected).length).toBe(1)
  expect(connections.flatMap(({ closeReasons }) => closeReasons)).toEqual(Array(9).fill('replaced'))
  expect(await isOnline()).toBe(true)
  connections.find(({ connected }) => connected)?.disconnect()
  await expect.poll(isOnline).toBe(false)
  await another.close()
})

describe('deactivation', () => {
  test('a deactivated device is disconnected at once by any process, and does not connect again', async () => {
    const { key, deactivate, isOnline } = await aFamilyWithDevice()
    const another = await server.another()
    const onProblem = vi.fn()
    const device = connect(key, { url: another.url, onProblem })
    await expect.poll(isOnline).toBe(true)
    await deactivate()
    await expect.poll(() => device.ended).toEqual(['deactivated'])
    await device.close()
    expect(onProblem, 'no further attempt').not.toHaveBeenCalled()
    await another.close()
  })

  test('a deactivated device gets another close reason than a device of a disabled account, which may reconnect later', async () => {
    const { key, accountId, isOnline } = await aFamilyWithDevice()
    const onOpen = vi.fn()
    const device = connect(key, { onOpen })
    await expect.poll(isOnline).toBe(true)
    await server.database.pool.query('update accounts set disabled = true where id = $1', [accountId])
    await expect.poll(() => device.ended).toEqual(['account-disabled'])
    await server.database.pool.query('update accounts set disabled = false where id = $1', [accountId])
    await expect.poll(() => onOpen.mock.calls.length).toBe(2)
  })
})

describe('heartbeats', () => {
  const sweep = () => server.database.pool.query(`select graphile_worker.add_job('sweep-devices')`)
  /** The process of this device, and when it was last seen. */
  const processOf = `realtime_processes where id = (select process_id from device_presence where device_id = $1)`
  const setLastSeen = (deviceId: string, time: string) =>
    server.database.pool.query(
      `update realtime_processes set seen_at = now() - $2::interval
        where id = (select process_id from device_presence where device_id = $1)`,
      [deviceId, time],
    )
  const wasJustSeen = async (deviceId: string) => {
    const query = `select from ${processOf} and seen_at > now() - interval '10 seconds'`
    return (await server.database.pool.query(query, [deviceId])).rowCount === 1
  }

  test('a running process renews its own last-seen time, which is that of its devices, every 30 seconds', async () => {
    const { tokenOfDevice, key, isOnline } = await aFamilyWithDevice()
    const another = await server.another()
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await sockets.device(another.url, await tokenOfDevice())
    await expect.poll(isOnline).toBe(true)
    await setLastSeen(key.deviceId, '80 seconds')
    vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    await expect.poll(() => wasJustSeen(key.deviceId)).toBe(true)
    await another.close()
  })

  test('the devices of a process that died are marked offline after 90 seconds without a renewal', async () => {
    const family = await aFamilyWithDevice()
    const otherProcess = await server.anotherProcess()
    const device = connect(family.key, { url: otherProcess.url })
    await expect.poll(family.isOnline).toBe(true)
    await otherProcess.kill()
    await device.close()
    const page = await sockets.page(server.url, family)

    await setLastSeen(family.key.deviceId, '80 seconds')
    await sweep()
    await afterAnotherChange(server, family, page)
    expect(await family.isOnline(), 'it may still reconnect').toBe(true)

    await setLastSeen(family.key.deviceId, '100 seconds')
    await sweep()
    await expect.poll(() => page.received).toContain('devices')
    expect(await family.isOnline()).toBe(false)
  })

  test('a device that was swept by mistake is marked online again by its running process', async () => {
    const { tokenOfDevice, key, isOnline } = await aFamilyWithDevice()
    const device = await sockets.device(server.url, await tokenOfDevice())
    await expect.poll(isOnline).toBe(true)
    await setLastSeen(key.deviceId, '100 seconds')
    await sweep()
    await expect.poll(() => wasJustSeen(key.deviceId)).toBe(true)
    expect(await isOnline()).toBe(true)
    expect(device.connected).toBe(true)
  })
})
