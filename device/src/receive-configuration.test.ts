import { toChunks } from '@pipit/contract/devices/bluetooth'
import type { Configuration } from '@pipit/contract/devices/configuration'
import { expect, test } from 'vitest'
import { createConfigurationReceiver } from './receive-configuration.ts'

type Dependencies = Parameters<typeof createConfigurationReceiver>[0]

const configuration: Configuration = {
  version: 1,
  issuedAt: '2026-11-15T08:30:00.000Z',
  server: 'https://pipit.example',
  deviceId: '7'.repeat(26),
  deviceApiKey: 'key',
  wifi: { ssid: 'Home', security: 'wpa2', hidden: false, password: 'correct horse' },
}
const message = Uint8Array.from({ length: 400 }, (_, index) => index)
const chunks = toChunks(message)

/** Every step succeeds unless a test overrides it. */
function aDevice(dependencies: Partial<Dependencies> = {}) {
  const reported: string[] = []
  const receiver = createConfigurationReceiver({
    open: async () => ({ configuration }),
    button: { wasHeld: () => true },
    joinWifi: async () => null,
    connect: async () => null,
    onStatus: ({ state, error }) => reported.push(error === 'none' ? state : `${state}: ${error}`),
    ...dependencies,
  })
  return {
    reported,
    receive: receiver.receive,
    async write(written: Uint8Array[]) {
      for (const chunk of written) await receiver.write(chunk)
    },
  }
}

test('each step from the first chunk until the device is online is reported', async () => {
  const given: unknown[] = []
  const { write, reported } = aDevice({
    open: async (sealed) => (given.push(sealed), { configuration }),
    joinWifi: async (wifi) => (given.push(wifi), null),
    connect: async (received) => (given.push(received), null),
  })
  await write(chunks)
  expect(reported).toEqual(['receiving', 'joining-wifi', 'reaching-server', 'online'])
  expect(given).toEqual([message, configuration.wifi, configuration])
})

test.each(['wifi-not-found', 'wifi-password-wrong'] as const)(
  'the error %s is reported before the server is tried',
  async (error) => {
    let hasConnected = false
    const { write, reported } = aDevice({
      joinWifi: async () => error,
      connect: async () => ((hasConnected = true), null),
    })
    await write(chunks)
    expect(reported.slice(-2)).toEqual(['joining-wifi', `failed: ${error}`])
    expect(hasConnected).toBe(false)
  },
)

test.each(['server-unreachable', 'key-refused'] as const)(
  'the error %s is reported after the server was tried',
  async (error) => {
    const { write, reported } = aDevice({ connect: async () => error })
    await write(chunks)
    expect(reported.slice(-2)).toEqual(['reaching-server', `failed: ${error}`])
  },
)

test.each(['unsupported-version', 'cannot-open', 'outdated'] as const)(
  'a configuration that cannot be opened is reported as %s and changes nothing',
  async (error) => {
    let joined = false
    const { write, reported } = aDevice({
      open: async () => ({ error }),
      joinWifi: async () => ((joined = true), null),
    })
    await write(chunks)
    expect(reported.at(-1)).toBe(`failed: ${error}`)
    expect(joined).toBe(false)
  },
)

test('a missing chunk is reported, and the device accepts the message when it is sent again', async () => {
  const { write, reported } = aDevice()
  await write(chunks.toSpliced(1, 1))
  expect(reported.at(-1)).toBe('failed: bad-message')
  await write(chunks)
  expect(reported.at(-1)).toBe('online')
})

test('a newer version of the framing is distinguished from a damaged message', async () => {
  const { write, reported } = aDevice()
  const [first = new Uint8Array()] = chunks
  await write([Uint8Array.from(first).fill(2, 2, 3)])
  expect(reported).toEqual(['failed: unsupported-version'])
})

test('a corrected configuration replaces one that is still being tried', async () => {
  const wrongWifi = Promise.withResolvers<null>()
  const connected: string[] = []
  const opened = [
    { ...configuration, deviceApiKey: 'first' },
    { ...configuration, deviceApiKey: 'second' },
  ]
  const joins = [wrongWifi.promise, Promise.resolve(null)]
  const { receive, reported } = aDevice({
    open: async () => ({ configuration: opened.shift() ?? configuration }),
    joinWifi: () => joins.shift() ?? Promise.resolve(null),
    connect: async ({ deviceApiKey }) => (connected.push(deviceApiKey), null),
  })
  const first = receive(message)
  await receive(message)
  wrongWifi.resolve(null)
  await first
  expect(connected).toEqual(['second'])
  expect(reported).toEqual(['joining-wifi', 'reaching-server', 'online'])
})

test('a configuration over Bluetooth is refused until somebody holds the button, and not opened', async () => {
  let hasOpened = false
  const { write, receive, reported } = aDevice({
    button: { wasHeld: () => false },
    open: async () => ((hasOpened = true), { configuration }),
  })
  await write(chunks)
  expect(new Set(reported)).toEqual(new Set(['failed: button-not-held']))
  expect(hasOpened).toBe(false)
  await receive(message)
  expect(reported.at(-1)).toBe('online')
})
