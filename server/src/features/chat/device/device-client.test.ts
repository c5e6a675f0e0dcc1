import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '@pipit/contract/audio/wav'
import { chatNamespace } from '@pipit/contract/chat/events'
import type { ServerEvent } from '@pipit/device/client/channel'
import { keepConnected, type Connection } from '@pipit/device/client/connection'
import { createConversation } from '@pipit/device/client/conversation'
import { createSocketChannel, socketOptions } from '@pipit/device/client/socket-channel'
import { createSimulatedSpeaker } from '@pipit/device/simulated-speaker'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { openSimulator } from '@pipit/test-kit/simulated-device'
import { openSockets } from '@pipit/test-kit/sockets'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { chunk, testVoice } from '@pipit/test-kit/voice'

const server = startTestServer({}, { voice: testVoice() })
const sockets = openSockets()
const simulate = openSimulator()
const open = new Set<Connection>()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-device-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(async () => {
  await Promise.all([...open].map((device) => device.close()))
  open.clear()
})

async function run(options: Parameters<typeof simulate>[0]) {
  const family = await aFamilyInConversation(server, sockets)
  const { deviceId, deviceApiKey } = family
  const { printed, exited } = simulate({ server: server.url, id: deviceId, key: deviceApiKey, speed: '20', ...options })
  return { ...family, code: await exited, lines: printed.text.trim().split('\n') }
}

describe('device simulator', () => {
  test('the simulated device sends its texts one after another and ends after the last reply', async () => {
    const { code, lines, readTranscript } = await run({ text: ['I like frogs', 'and newts'] })
    expect(lines).toEqual([
      'Online.',
      'Talking with Mia.',
      'Coach: Hello there!',
      'Heard: I like frogs',
      'Coach: You said: I like frogs.',
      'Heard: and newts',
      'Coach: You said: and newts.',
      'Finished: stopped.',
    ])
    expect(code).toBe(0)
    await expect.poll(readTranscript).toHaveLength(5)
  })

  test('the simulated device speaks from a WAV file and saves the coach’s speech', async () => {
    const [wav, saved] = [join(folder, 'frogs.wav'), join(folder, 'coach.wav')]
    await writeFile(wav, writeWav([...Array.from({ length: 8 }, () => chunk(1)), chunk(0)], 16_000))
    const { code, lines } = await run({ wav, save: saved })
    expect(lines).toContain('Heard: I like frogs')
    expect(code).toBe(0)
    // Two sentences of 200 ms each at 24,000 samples per second.
    expect((await readFile(saved)).length).toBe(44 + 2 * 4800 * 2)
  })

  test('the simulated device prints the reason when a conversation is refused', async () => {
    const { code, lines } = await run({ text: 'hello', child: crypto.randomUUID() })
    expect(lines.at(-1)).toBe('The family has no such child.')
    expect(code).toBe(1)
  })
})

describe('device client', () => {
  /** A connected device that has received the greeting. */
  async function aConversation() {
    const family = await aFamilyInConversation(server, sockets)
    const { deviceId, deviceApiKey } = family
    const received: ServerEvent[] = []
    const endReasons: string[] = []
    let socket: Socket | undefined
    const conversation = createConversation({
      createSpeaker: (onPlayed) => createSimulatedSpeaker({ onPlayed, speed: 20 }),
      onEnded: (reason) => endReasons.push(reason),
    })
    const connection = keepConnected({
      async openChannel(listeners) {
        const { access_token } = await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
        socket = io(server.url + chatNamespace, socketOptions(access_token))
        return createSocketChannel(socket, listeners)
      },
      retry: { firstPauseMs: 10, maxPauseMs: 50 },
      onOpen: (channel) => void conversation.attach(channel),
      onEvent(event) {
        received.push(event)
        conversation.receive(event)
      },
      onClosed: conversation.detach,
    })
    open.add(connection)
    await expect.poll(family.readTranscript).toHaveLength(1)
    const all = <Name extends ServerEvent['name']>(name: Name) => received.filter((event) => event.name === name)
    return {
      ...family,
      conversation,
      endReasons,
      childTexts: () => all('child-text').map(({ args: [text] }) => text),
      resumed: () => received.flatMap((event) => (event.name === 'ready' ? [event.args[0].resumed] : [])),
      cut: () => socket?.io.engine.close(),
    }
  }

  test('the device client resumes a conversation after a lost connection and sends what was typed meanwhile exactly once', async () => {
    const { conversation, childTexts, resumed, readTranscript, readChildTexts, cut } = await aConversation()
    conversation.sendText('before')
    await expect.poll(readTranscript).toHaveLength(3)
    cut()
    conversation.sendText('meanwhile')
    await expect.poll(resumed).toEqual([false, true])
    conversation.sendText('after')
    await expect.poll(childTexts).toContain('after')
    await expect.poll(async () => (await readChildTexts()).join(' ')).toBe('before meanwhile after')
  })

  test('the device client interrupts and stops a conversation when the child does', async () => {
    const { conversation, endReasons, readConversations } = await aConversation()
    conversation.interrupt()
    conversation.stop()
    await expect.poll(() => endReasons).toEqual(['stopped'])
    await expect.poll(readConversations).toMatchObject([{ endReason: 'stopped' }])
  })
})
