import { childSpeech } from '@pipit/contract/chat/events'
import type { Judge } from '@pipit/conversation/ports'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { openSockets } from '@pipit/test-kit/sockets'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { chunk, testVoice } from '@pipit/test-kit/voice'
import { createUtteranceBuffer } from './utterance-buffer.ts'
import { RateLimiter } from '../device/rate-limiter.ts'
import { readJpegSize } from '../device/read-jpeg-size.ts'

const longSpeechMs = 300_000
let failedThinkCalls = 0
const voice = testVoice({
  think(childText) {
    if (childText === 'talk on') return 'Blah.'
    if (childText === 'say it') return 'What a silly goose.'
    if (childText !== 'break') return 'Hello there!'
    failedThinkCalls += 1
    return broken()
  },
  hear: async () => broken(),
})
const scripted = testVoice({ think: (childText) => `The script heard: ${childText}.` })
const fallback = { ...voice.fallback, think: scripted }
const judge: Judge = {
  judge: async ({ text }) => (text.includes('goose') ? { isSafe: false, category: 'cruelty' } : { isSafe: true }),
}
const server = startTestServer({}, { voice: { ...voice, speak: speakLong, fallback, judge } })
const sockets = openSockets()

function broken(): never {
  throw new Error('The provider is broken.')
}

async function* speakLong(text: string, options: Parameters<typeof voice.speak>[1]) {
  if (text === 'Blah.')
    for (let second = 0; second < longSpeechMs / 1000; second++) yield new Int16Array(24_000).fill(1)
  else yield* voice.speak(text, options)
}

test('a reply that the judge rejects is not spoken, and the parent gets a flag', async () => {
  const { connect, readFlags } = await aFamilyInConversation(server, sockets)
  const device = await connect()
  await device.start()
  await device.waitForCoachText('Hello there!')
  device.type('say it')
  await device.waitForCoachText('You are great just as you are.')
  expect(device.coachTexts().join()).not.toContain('goose')
  await expect.poll(readFlags).toMatchObject([{ category: 'cruelty', severity: 'medium' }])
})

describe('failing providers', () => {
  test('a language model that fails twice is replaced by the scripted coach, and the parent is told since when', async () => {
    const { connect, accountId, bearer, child } = await aFamilyInConversation(server, sockets)
    const readConversations = async () => {
      const params = { accountId, childId: child.id }
      return (await server.call('GET /accounts/:accountId/children/:childId/transcripts', { params, bearer }))
        .conversations
    }
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    await expect.poll(readConversations).toMatchObject([{ scriptedSince: null }])
    device.type('break')
    await device.waitForCoachText('The script heard: break.')
    expect(failedThinkCalls).toBe(2)
    device.type('are you there')
    await device.waitForCoachText('The script heard: are you there.')
    await expect.poll(async () => (await readConversations())[0]?.scriptedSince).toMatch(/^\d{4}-/)
    expect(device.all('error')).toEqual([])
  })

  test('a provider that fails during speech to text leaves a transcript entry without text', async () => {
    const { connect, readTranscript } = await aFamilyInConversation(server, sockets)
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    await expect.poll(readTranscript).toHaveLength(1)
    device.say(1)
    await device.waitForEvent('error', { code: 'stt-failed' })
    await device.waitForCoachText('Sorry, I could not hear that well.')
    await expect.poll(async () => (await readTranscript())[1]).toEqual({ who: 'child', text: null })
  })
})

test('a device that never reads what it is sent is disconnected', async () => {
  const { connect, accountId, bearer, deviceId } = await aFamilyInConversation(server, sockets)
  const device = await connect()
  await device.start()
  await device.waitForCoachText('Hello there!')
  const { transport } = device.socket.io.engine as unknown as { transport: { ws: { pause: () => void } } }
  transport.ws.pause()
  device.type('talk on')
  const read = () =>
    server.call('GET /accounts/:accountId/devices/:deviceId', { params: { accountId, deviceId }, bearer })
  await expect.poll(async () => (await read()).online).toBe(false)
})

test('a message of thirty megabytes closes the connection of its sender only', async () => {
  const [flooding, other] = await Promise.all([
    aFamilyInConversation(server, sockets),
    aFamilyInConversation(server, sockets),
  ])
  const [device, neighbour] = await Promise.all([flooding.connect(), other.connect()])
  await Promise.all([device.start(), neighbour.start()])
  device.socket.emit('vision', device.next(), Buffer.alloc(30_000_000, 0xff))
  await expect.poll(() => device.socket.connected).toBe(false)
  await neighbour.waitForCoachText('Hello there!')
  expect(neighbour.socket.connected).toBe(true)
  const back = await flooding.connect()
  expect(await back.start({ resume: device.conversation() })).toBeNull()
})

test('the utterance buffer holds at most 31 seconds of an endless noise', async () => {
  const buffer = createUtteranceBuffer({ detect: async () => ({ speaking: true, silenceMs: 0 }) }, () => false)
  await buffer.addChunk(1, chunk(1))
  for (let sequence = 2; sequence < 2000; sequence++) await buffer.addChunk(sequence, chunk(1))
  expect(buffer.samplesOf('utterance-1').length).toBeLessThanOrEqual(31 * childSpeech.rate)
})

test('an utterance includes the chunks just before its start, and is discarded when it is no longer needed', async () => {
  const buffer = createUtteranceBuffer(voice.detector(), () => false)
  for (let sequence = 1; sequence < 20; sequence++) await buffer.addChunk(sequence, chunk(0))
  expect(await buffer.addChunk(20, chunk(1))).toEqual({ type: 'speech-started', utterance: 'utterance-20' })
  expect(buffer.samplesOf('utterance-20')).toHaveLength(6 * childSpeech.chunkSamples)
  buffer.retainOnly([])
  expect(buffer.samplesOf('utterance-20')).toHaveLength(0)
})

test('the rate limiter accepts 90 events a second for a minute', () => {
  let now = 0
  const limiter = new RateLimiter(() => now)
  for (let second = 0; second < 60; second++) {
    now = second * 1000
    for (let count = 0; count < 90; count++) expect(limiter.take()).toBe('accept')
  }
})

test.for([
  ['no bytes', []],
  ['a truncated header', [0xff, 0xd8, 0xff]],
  ['a segment length past the end', [0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 2, 3, 4, 5, 6]],
  ['a segment length of zero', [0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 2, 3, 4, 5, 6]],
] as const)('the size of a JPEG with %s is null', ([, bytes]) => {
  expect(readJpegSize(Uint8Array.from(bytes))).toBeNull()
})
