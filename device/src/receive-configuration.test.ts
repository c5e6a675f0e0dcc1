import { toChunks } from '@pipit/contract/devices/bluetooth'
import type { Configuration } from '@pipit/contract/devices/configuration'
import { expect, test } from 'vitest'
import { createConfigurationReceiver } from './receive-configuration.ts'

type Parts = Parameters<typeof createConfigurationReceiver>[0]

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

/** A device on which everything works, except for what a test says. */
function aDevice(parts: Partial<Parts> = {}) {
  const told: string[] = []
  const receiver = createConfigurationReceiver({
    open: async () => ({ configuration }),
    joinWifi: async () => null,
    connect: async () => null,
    onStatus: ({ state, error }) => told.push(error === 'none' ? state : `${state}: ${error}`),
    ...parts,
  })
  return {
    told,
    receive: receiver.receive,
    async write(written: Uint8Array[]) {
      for (const chunk of written) await receiver.write(chunk)
    },
  }
}

test('from the first chunk to online, each step is told', async () => {
  const given: unknown[] = []
  const { write, told } = aDevice({
    open: async (sealed) => (given.push(sealed), { configuration }),
    joinWifi: async (wifi) => (given.push(wifi), null),
    connect: async (whole) => (given.push(whole), null),
  })
  await write(chunks)
  expect(told).toEqual(['receiving', 'joining-wifi', 'reaching-server', 'online'])
  expect(given).toEqual([message, configuration.wifi, configuration])
})

test.each(['wifi-not-found', 'wifi-password-wrong'] as const)(
  '%s ends it before the server is asked',
  async (error) => {
    let asked = false
    const { write, told } = aDevice({ joinWifi: async () => error, connect: async () => ((asked = true), null) })
    await write(chunks)
    expect(told.slice(-2)).toEqual(['joining-wifi', `failed: ${error}`])
    expect(asked).toBe(false)
  },
)

test.each(['server-unreachable', 'key-refused'] as const)('%s is told', async (error) => {
  const { write, told } = aDevice({ connect: async () => error })
  await write(chunks)
  expect(told.slice(-2)).toEqual(['reaching-server', `failed: ${error}`])
})

test.each(['unsupported-version', 'cannot-open', 'outdated'] as const)(
  'what cannot be opened changes nothing: %s',
  async (error) => {
    let joined = false
    const { write, told } = aDevice({ open: async () => ({ error }), joinWifi: async () => ((joined = true), null) })
    await write(chunks)
    expect(told.at(-1)).toBe(`failed: ${error}`)
    expect(joined).toBe(false)
  },
)

test('a missing chunk is told, and sending it all again helps', async () => {
  const { write, told } = aDevice()
  await write(chunks.toSpliced(1, 1))
  expect(told.at(-1)).toBe('failed: bad-message')
  await write(chunks)
  expect(told.at(-1)).toBe('online')
})

test('a way of sending that came later is told from a broken one', async () => {
  const { write, told } = aDevice()
  const [first = new Uint8Array()] = chunks
  await write([Uint8Array.from(first).fill(2, 2, 3)])
  expect(told).toEqual(['failed: unsupported-version'])
})

test('after a wrong password, the right one takes over at once, also while the wrong one is still being tried', async () => {
  const wrongOne = Promise.withResolvers<null>()
  const connected: string[] = []
  const opened = [
    { ...configuration, deviceApiKey: 'first' },
    { ...configuration, deviceApiKey: 'second' },
  ]
  const joins = [wrongOne.promise, Promise.resolve(null)]
  const { receive, told } = aDevice({
    open: async () => ({ configuration: opened.shift() ?? configuration }),
    joinWifi: () => joins.shift() ?? Promise.resolve(null),
    connect: async ({ deviceApiKey }) => (connected.push(deviceApiKey), null),
  })
  const first = receive(message)
  await receive(message)
  wrongOne.resolve(null)
  await first
  expect(connected).toEqual(['second'])
  expect(told).toEqual(['joining-wifi', 'reaching-server', 'online'])
})
