import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '@pipit/contract/audio/wav'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { wordsOf } from '@pipit/voice/conformance/speech-to-text'
import { toMicrophoneRate, recordSpeech } from '@pipit/voice/testing/record-speech'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { openSimulator } from '@pipit/test-kit/simulated-device'
import { createEchoingDevice } from '@pipit/test-kit/echoing-device'
import { openSockets } from '@pipit/test-kit/sockets'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'

const server = startTestServer()
const sockets = openSockets()
const simulate = openSimulator()
const speech = createEmbeddedSpeech({ workers: 1 })
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-voice-'))
})
afterAll(async () => {
  await speech.close()
  await rm(folder, { recursive: true })
})

test(
  'without any configuration, the embedded models understand a child and reply with speech',
  { timeout: 120_000 },
  async () => {
    const [wav, saved] = [join(folder, 'child.wav'), join(folder, 'coach.wav')]
    await writeFile(wav, writeWav([await recordSpeech(speech, 'I have a little brown dog at home.')], 16_000))
    const { deviceId, deviceApiKey, readChildTexts } = await aFamilyInConversation(server, sockets)
    const options = { server: server.url, id: deviceId, key: deviceApiKey, wav, save: saved, speed: '5' }
    const { printed, exited } = simulate(options)
    expect(await exited).toBe(0)

    const childText = /^Heard: (.*)$/m.exec(printed.text)?.[1] ?? ''
    expect(wordsOf(childText)).toEqual(expect.arrayContaining(['brown', 'dog']))
    await expect.poll(readChildTexts).toEqual([childText])

    // Speech to text understands most words of the coach's speech.
    const sound = await readFile(saved)
    const samples = await toMicrophoneRate(new Int16Array(new Uint8Array(sound.subarray(44)).buffer))
    const { signal } = new AbortController()
    const recognizedWords = wordsOf((await speech.hear(samples, { language: 'en', signal })).text)
    const coachWords = wordsOf([...printed.text.matchAll(/^Coach: (.*)$/gm)].map(([, text]) => text).join(' '))
    const shared = coachWords.filter((word: string) => recognizedWords.some((each) => each === word))
    expect(shared.length).toBeGreaterThan(coachWords.length / 2)
  },
)

describe('a device without echo cancellation', () => {
  /** Returns after the greeting. */
  async function hearGreeting(echoDecibels: number) {
    const { deviceId, deviceApiKey } = await aFamilyInConversation(server, sockets)
    const { access_token } = await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
    const device = createEchoingDevice(await sockets.device(server.url, access_token), { echoDecibels, speed: 3 })
    expect(await device.start()).toBeNull()
    await expect.poll(() => device.events('end-of-coach-speech').length, { timeout: 20_000 }).toBeGreaterThan(1)
    await expect.poll(device.isPlaying, { timeout: 20_000 }).toBe(false)
    return device
  }

  test('the coach does not stop for its own voice at −20 and −30 dB', { timeout: 60_000 }, async () => {
    for (const device of await Promise.all([hearGreeting(-20), hearGreeting(-30)])) {
      expect(device.events('stop-playback')).toEqual([])
      expect(device.events('child-text')).toEqual([])
    }
  })

  test('the coach stops within half a second for a child who speaks over it', { timeout: 60_000 }, async () => {
    const child = (await recordSpeech(speech, 'Wait, I want to say something about my dog!')).subarray(8_000)
    const device = await hearGreeting(-20)
    device.speak(child)
    await expect.poll(() => device.events('child-text').length, { timeout: 20_000 }).toBe(1)
    await expect.poll(device.isPlaying, { timeout: 20_000 }).toBe(true)
    device.speak(child)
    await expect.poll(device.bargeInMs, { timeout: 20_000 }).toBeLessThan(Infinity)
    expect(device.bargeInMs()).toBeLessThan(500)
  })
})
