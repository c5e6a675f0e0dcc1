import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDevice, type DeviceConnection, type ServerSocket } from '@pipit/device/connection'
import { virtualLoudspeaker } from '@pipit/device/loudspeaker'
import { createTalk } from '@pipit/device/talk'
import { writeWav } from '@pipit/contract/audio/wav'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { openSimulator } from '../../testing/simulated-device.ts'
import { openSockets } from '../../testing/sockets.ts'
import { aTalkingFamily } from '../../testing/talking-family.ts'
import { chunk, testVoice } from '../../testing/voice.ts'

const server = startTestServer({}, { voice: testVoice() })
const sockets = openSockets()
const simulate = openSimulator()
const open = new Set<DeviceConnection>()
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
  const family = await aTalkingFamily(server, sockets)
  const { deviceId, deviceApiKey } = family
  const { printed, exited } = simulate({ server: server.url, id: deviceId, key: deviceApiKey, speed: '20', ...options })
  return { ...family, code: await exited, lines: printed.text.trim().split('\n') }
}

describe('the simulated device', () => {
  test('says what it is told to say, one after the other, and ends', async () => {
    const { code, lines, kept } = await run({ text: ['I like frogs', 'and newts'] })
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
    await expect.poll(kept).toHaveLength(5)
  })

  test('speaks from a file, and keeps what the coach said', async () => {
    const [wav, saved] = [join(folder, 'frogs.wav'), join(folder, 'coach.wav')]
    await writeFile(wav, writeWav([...Array.from({ length: 8 }, () => chunk(1)), chunk(0)], 16_000))
    const { code, lines } = await run({ wav, save: saved })
    expect(lines).toContain('Heard: I like frogs')
    expect(code).toBe(0)
    // Two sentences of 200 ms each at 24,000 samples in a second.
    expect((await readFile(saved)).length).toBe(44 + 2 * 4800 * 2)
  })

  test('says why it cannot talk', async () => {
    const { code, lines } = await run({ text: 'hello', child: crypto.randomUUID() })
    expect(lines.at(-1)).toBe('The family has no such child.')
    expect(code).toBe(1)
  })
})

describe('a device’s talk', () => {
  /** Connected, greeted and listening. */
  async function aTalk() {
    const family = await aTalkingFamily(server, sockets)
    const { deviceId, deviceApiKey } = family
    const heard: string[] = []
    const ready: boolean[] = []
    const finished: string[] = []
    let socket: ServerSocket | null = null
    const talk = createTalk({
      loudspeaker: (onPlayed) => virtualLoudspeaker({ onPlayed, speed: 20 }),
      onReady: ({ resumed }) => ready.push(resumed),
      onHeard: (text) => heard.push(text),
      onFinished: (reason) => finished.push(reason),
    })
    const connection = connectDevice({
      serverUrl: server.url,
      deviceId,
      deviceApiKey,
      status: { battery: null, firmware: 'test' },
      pauses: { first: 10, longest: 50 },
      onConnected(opened) {
        socket = opened
        void talk.attach(opened)
      },
    })
    open.add(connection)
    await expect.poll(family.kept).toHaveLength(1)
    return { ...family, talk, heard, ready, finished, cut: () => socket?.io.engine.close() }
  }

  test('goes on after the connection was cut; what was said meanwhile is said then, once', async () => {
    const { talk, heard, ready, kept, saidByChild, cut } = await aTalk()
    talk.text('before')
    await expect.poll(kept).toHaveLength(3)
    cut()
    talk.text('meanwhile')
    await expect.poll(() => ready).toEqual([false, true])
    talk.text('after')
    await expect.poll(() => heard).toContain('after')
    await expect.poll(async () => (await saidByChild()).join(' ')).toBe('before meanwhile after')
  })

  test('is silenced by the child, and ended by it', async () => {
    const { talk, finished, conversations } = await aTalk()
    talk.interrupt()
    talk.stop()
    await expect.poll(() => finished).toEqual(['stopped'])
    await expect.poll(conversations).toMatchObject([{ endReason: 'stopped' }])
  })
})
