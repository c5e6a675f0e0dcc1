import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWav } from '@pipit/contract/audio/wav'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddedSpeech } from '../../adapters/speech/embedded/embedded-speech.ts'
import { wordsOf } from '../../adapters/testing/speech-to-text-conformance.ts'
import { toMicrophoneRate, recordSpeech } from '../../adapters/testing/record-speech.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { openSimulator } from '../../testing/simulated-device.ts'
import { openSockets } from '../../testing/sockets.ts'
import { aFamilyInConversation } from '../../testing/family-in-conversation.ts'

const server = startTestServer()
const sockets = openSockets()
const simulate = openSimulator()
const speech = createEmbeddedSpeech({ sttProcesses: 1 })
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
    await writeFile(wav, writeWav([await recordSpeech(speech.speak, 'I have a little brown dog at home.')], 16_000))
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
    const recognizedWords = wordsOf(
      await speech.hear.hear(samples, { language: 'en', signal: new AbortController().signal }),
    )
    const coachWords = wordsOf([...printed.text.matchAll(/^Coach: (.*)$/gm)].map(([, text]) => text).join(' '))
    const shared = coachWords.filter((word: string) => recognizedWords.some((each) => each === word))
    expect(shared.length).toBeGreaterThan(coachWords.length / 2)
  },
)
