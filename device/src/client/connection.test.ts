import type { DisconnectReason } from '@pipit/contract/chat/events'
import { describe, expect, test } from 'vitest'
import type { ChannelListeners } from './channel.ts'
import { keepConnected, type ConnectionOptions } from './connection.ts'
import { createFakeChannel } from './testing/fake-channel.ts'

/** The test opens and closes the channel of each attempt, and ends each pause. */
function aConnection(options: Partial<ConnectionOptions> = {}) {
  const attempts: { channel: ReturnType<typeof createFakeChannel>; listeners: ChannelListeners }[] = []
  const pauses: { milliseconds: number; end: () => void }[] = []
  const time = { now: 0 }
  const ends: { reason: DisconnectReason | null; willRetry: boolean; failedAttempts: number }[] = []
  const connection = keepConnected({
    async openChannel(listeners) {
      const channel = createFakeChannel()
      attempts.push({ channel, listeners })
      return channel
    },
    clock: {
      now: () => time.now,
      wait: (milliseconds, signal) =>
        new Promise<void>((resolve) => {
          pauses.push({ milliseconds, end: resolve })
          signal.addEventListener('abort', () => resolve())
        }),
    },
    random: () => 1,
    retry: { firstPauseMs: 100, maxPauseMs: 350 },
    onClosed: ({ reason, willRetry, failedAttempts }) => ends.push({ reason, willRetry, failedAttempts }),
    ...options,
  })

  return { connection, attempts, pauses, ends, time, open, close, fail }

  async function nextAttempt() {
    const number = pauses.length
    pauses.at(-1)?.end()
    await expect.poll(() => attempts.length).toBe(number + 1)
    const attempt = attempts[number]
    if (!attempt) throw new Error('There was no further attempt.')
    return attempt
  }

  async function open() {
    const { channel, listeners } = await nextAttempt()
    listeners.onOpen(channel)
    return { channel, listeners }
  }

  async function close({ listeners }: { listeners: ChannelListeners }, reason?: DisconnectReason) {
    const count = ends.length
    if (reason) listeners.onEvent({ name: 'closing', args: [reason] })
    listeners.onClosed()
    await expect.poll(() => ends.length).toBe(count + 1)
  }

  async function fail() {
    const { listeners } = await nextAttempt()
    const count = ends.length
    listeners.onClosed(new Error('no server'))
    await expect.poll(() => ends.length).toBe(count + 1)
  }
}

test('the pause before a new attempt doubles up to a limit and starts again after a connection', async () => {
  const { open, close, fail, pauses, ends } = aConnection()
  for (let attempt = 0; attempt < 4; attempt += 1) await fail()
  await close(await open())
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([100, 200, 350, 350, 100])
  expect(ends.map(({ failedAttempts }) => failedAttempts)).toEqual([1, 2, 3, 4, 0])
})

test('a random pause is at least half of its full length', async () => {
  const { fail, pauses } = aConnection({ random: () => 0 })
  await fail()
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([50])
})

test('a replaced device waits for the maximum pause', async () => {
  const { open, close, pauses } = aConnection()
  await close(await open(), 'replaced')
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([350])
})

test('a deactivated device does not connect again', async () => {
  const { connection, open, close, ends, attempts } = aConnection()
  await close(await open(), 'deactivated')
  expect(ends).toEqual([{ reason: 'deactivated', willRetry: false, failedAttempts: 0 }])
  await connection.close()
  expect(attempts).toHaveLength(1)
})

test('closing ends a running attempt without reporting a failure', async () => {
  const { connection, attempts, ends } = aConnection()
  await expect.poll(() => attempts.length).toBe(1)
  await connection.close()
  expect(attempts[0]?.channel.isOpen()).toBe(false)
  expect(ends).toEqual([])
})

test('the status is reported after each connection and again after a change', async () => {
  const { connection, open, close } = aConnection({ status: { battery: 80, firmware: '1' } })
  const first = await open()
  connection.report({ battery: 79, firmware: '1' })
  expect(first.channel.statuses.map(({ battery }) => battery)).toEqual([80, 79])
  await close(first)
  const second = await open()
  expect(second.channel.statuses.map(({ battery }) => battery)).toEqual([79])
})

test('the last of several status reports that the server refused as too fast is repeated', async () => {
  const { connection, open, pauses } = aConnection({ status: { battery: 80, firmware: '1' } })
  const { channel } = await open()
  channel.refusals.status.push({ code: 'too-many-requests' }, { code: 'too-many-requests' })
  connection.report({ battery: 79, firmware: '1' })
  connection.report({ battery: 78, firmware: '1' })
  await expect.poll(() => pauses.length).toBe(2)
  for (const { end } of pauses) end()
  await expect.poll(() => channel.statuses.map(({ battery }) => battery)).toEqual([80, 79, 78, 78])
})

describe('a server that falls silent', () => {
  const ready = { conversation: 'one', lastSequence: 0, resumed: false, child: 'Mia' }

  async function inConversation() {
    const { open, pauses, ends, time } = aConnection()
    const { channel, listeners } = await open()
    listeners.onEvent({ name: 'ready', args: [ready] })
    const alive = () => listeners.onEvent({ name: 'alive', args: [] })
    return { endPause, alive, channel, listeners, pauses, ends, time }

    /** The latest pause has this length, and ends this much too late. */
    async function endPause(milliseconds: number, lateMs = 0) {
      const pause = pauses.at(-1)
      expect(pause?.milliseconds).toBe(milliseconds)
      time.now += milliseconds + lateMs
      pause?.end()
      await new Promise(setImmediate)
    }
  }

  test('a connection on which nothing arrives for three seconds of a conversation is lost', async () => {
    const { endPause, alive, time, ends, channel } = await inConversation()
    await endPause(3000)
    alive()
    await endPause(100)
    expect(channel.isOpen()).toBe(true)
    await endPause(2900)
    await endPause(100)
    expect(time.now).toBe(6100)
    expect(ends).toMatchObject([{ reason: null, willRetry: true }])
    expect(channel.isOpen()).toBe(false)
  })

  test('a device that was frozen itself reads what has arrived before it takes the server for silent', async () => {
    const { endPause, alive, ends, channel } = await inConversation()
    await endPause(3000, 60_000)
    alive()
    await endPause(100)
    expect(ends).toEqual([])
    expect(channel.isOpen()).toBe(true)
  })

  test('outside conversations a connection may be silent', async () => {
    const { endPause, listeners, pauses, ends, channel } = await inConversation()
    listeners.onEvent({ name: 'conversation-ended', args: ['one', 'goodbye'] })
    await endPause(3000, 60_000)
    await endPause(100)
    expect(pauses).toHaveLength(2)
    expect(ends).toEqual([])
    expect(channel.isOpen()).toBe(true)
  })
})
