import { OverloadedError } from '@pipit/conversation/ports'
import { busy as busyPhrases } from '@pipit/conversation/texts/en/waiting'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collect } from '../conformance/cancellation.ts'
import { spokenSamples } from '../testing/fake-provider.ts'
import { describeSpeechToText } from '../conformance/speech-to-text.ts'
import { describeTextToSpeech } from '../conformance/text-to-speech.ts'
import { createRemoteSpeech } from './remote-speech.ts'
import { recordFailures } from '../testing/record-failures.ts'
import { fakeSpeech } from './testing/fake-speech.ts'
import { startVoiceProcess } from './testing/voice-process.ts'

const token = 'a-shared-secret-of-the-voice'
const [{ speech: utterance, words }] = spokenSamples
const sentence = 'Hello Mia, shall we look for the little dragon together?'

/** Each fake gets a voice process of its own. */
async function open(...fakes: ReturnType<typeof fakeSpeech>[]) {
  const { log, failures } = recordFailures()
  const processes = await Promise.all(fakes.map(({ speech }) => startVoiceProcess({ speech, token, log })))
  const remote = createRemoteSpeech({ urls: processes.map(({ url }) => url), token, log })
  async function close() {
    await remote.close()
    await Promise.all(processes.map((each) => each.close()))
  }
  const isConnected = () => Object.values(remote.stats())[0]?.running === fakes.length
  await vi.waitUntil(isConnected, { timeout: 5_000 })
  return { remote, processes, failures, close }
}

async function openForTest<Fakes extends ReturnType<typeof fakeSpeech>[]>(...fakes: Fakes) {
  const opened = await open(...fakes)
  onTestFinished(opened.close)
  const { signal } = new AbortController()
  const options = { language: 'en', signal }
  return {
    ...opened,
    hear: (more: { maxWaitMs?: number; signal?: AbortSignal } = {}) =>
      opened.remote.hear(utterance, { ...options, ...more }),
    speak: (text: string, more: { maxWaitMs?: number } = {}) => opened.remote.speak(text, { ...options, ...more }),
  }
}

describeSpeechToText('a voice process', async () => {
  const { remote, close } = await open(fakeSpeech())
  return { hear: remote.hear, samples: spokenSamples, close }
})
describeTextToSpeech('a voice process', async () => {
  const { remote, close } = await open(fakeSpeech())
  return { speak: remote.speak, close }
})

test('what STT says of an utterance arrives whole', async () => {
  const { hear } = await openForTest(fakeSpeech())
  expect(await hear()).toEqual({ text: `The ${words.join(' and the ')}.`, isUncertain: true })
})

test('an utterance whose voice process is lost is transcribed by another', async () => {
  const [lost, other] = [fakeSpeech(), fakeSpeech()]
  lost.state.isHanging = true
  other.state.expectedWaitMs = 10
  const { hear, processes } = await openForTest(lost, other)
  const heard = hear()
  await expect.poll(() => lost.received.utterances).toBe(1)
  processes[0]?.lose()
  expect(await heard).toMatchObject({ text: expect.stringContaining('dragon') })
  expect(other.received.utterances).toBe(1)
  await expect.poll(() => lost.received.cancelled).toBe(1)
})

test('a voice process that freezes is given up within five seconds', async () => {
  const [frozen, other] = [fakeSpeech(), fakeSpeech()]
  other.state.expectedWaitMs = 10
  const { hear, processes } = await openForTest(frozen, other)
  processes[0]?.freeze()
  const since = performance.now()
  expect(await hear()).toMatchObject({ text: expect.stringContaining('dragon') })
  expect(performance.now() - since).toBeLessThan(5_000)
})

test('a sentence of which nothing was heard is spoken by another process, and one that was heard in part fails', async () => {
  const [lost, other] = [fakeSpeech(), fakeSpeech()]
  other.state.expectedWaitMs = 10
  const { speak, processes } = await openForTest(lost, other)
  lost.state.maxPieces = 0
  const whole = collect(speak(sentence))
  await expect.poll(() => lost.received.sentences).toEqual([sentence])
  processes[0]?.lose()
  expect((await whole).length).toBeGreaterThan(5)

  await processes[0]?.restore()
  other.state.expectedWaitMs = 10_000
  lost.state.maxPieces = 1
  await expect.poll(() => collect(speak('A', { maxWaitMs: 100 })).catch(() => null)).not.toBeNull()
  const partly = speak(sentence)[Symbol.asyncIterator]()
  expect((await partly.next()).done).toBe(false)
  processes[0]?.lose()
  await expect(partly.next()).rejects.toMatchObject({ provider: 'voice-process', code: 'connection-closed' })
})

test('work goes to the process with the shortest wait, and to the other one if that is full after all', async () => {
  const [idle, busy] = [fakeSpeech(), fakeSpeech()]
  busy.state.expectedWaitMs = 500
  const { hear } = await openForTest(busy, idle)
  await hear({ maxWaitMs: 1_000 })
  expect([idle.received.utterances, busy.received.utterances]).toEqual([1, 0])
  idle.state.expectedWaitMs = 5_000
  await hear({ maxWaitMs: 1_000 })
  expect([idle.received.utterances, busy.received.utterances]).toEqual([1, 1])
  busy.state.expectedWaitMs = 5_000
  await expect(hear({ maxWaitMs: 1_000 })).rejects.toBeInstanceOf(OverloadedError)
})

test('requests between two reports of their load are spread over idle processes', async () => {
  const fakes = [fakeSpeech(), fakeSpeech()] as const
  const { remote, hear } = await openForTest(...fakes)
  // The frames of a stream stay with one process, and say nothing about the queue of utterances.
  const { detect } = remote.detector()
  for (let count = 0; count < 20; count++) await detect(new Int16Array(1_024).fill(9_000))
  await Promise.all(Array.from({ length: 10 }, () => hear()))
  expect(fakes.map(({ received }) => received.utterances)).toEqual([5, 5])
})

test('the queues of voice processes are visible, and a new conversation needs one that is not busy', async () => {
  const fakes = [fakeSpeech(), fakeSpeech()] as const
  const { remote } = await openForTest(...fakes)
  expect(remote.isBusy()).toBe(false)
  fakes[0].state.expectedWaitMs = 3_000
  fakes[1].state.expectedWaitMs = 2_000
  await expect.poll(remote.isBusy, { timeout: 3_000 }).toBe(true)
  expect(remote.stats()['remote-stt']).toMatchObject({ length: 50, running: 2, expectedWaitMs: 2_000 })
})

test('cancelled work is cancelled in the voice process', async () => {
  const fake = fakeSpeech()
  fake.state.isHanging = true
  const { hear } = await openForTest(fake)
  const cancellation = new AbortController()
  const heard = hear({ signal: cancellation.signal })
  await expect.poll(() => fake.received.utterances).toBe(1)
  cancellation.abort(new Error('the child has gone'))
  await expect(heard).rejects.toThrow('the child has gone')
  await expect.poll(() => fake.received.cancelled).toBe(1)
})

test('without a voice process work waits as long as it may, and the kind sentence is spoken from memory', async () => {
  const fake = fakeSpeech()
  const { remote, hear, speak, processes, failures } = await openForTest(fake)
  await remote.warmUp()
  expect(fake.received.warmUps).toBe(1)
  processes[0]?.lose()
  await expect.poll(remote.processCount).toBe(0)
  expect(remote.isBusy()).toBe(true)
  await expect(hear({ maxWaitMs: 50 })).rejects.toBeInstanceOf(OverloadedError)
  const [kind = ''] = busyPhrases.wait.split(/(?<=\.) /)
  expect((await collect(speak(kind))).length).toBeGreaterThan(5)
  await expect(collect(speak(sentence, { maxWaitMs: 50 }))).rejects.toBeInstanceOf(OverloadedError)
  const patient = hear({ maxWaitMs: 10_000 })
  await processes[0]?.restore()
  expect(await patient).toMatchObject({ text: expect.stringContaining('dragon') })
  // An outage is logged once, however often the connection was tried.
  expect(failures.map(({ message, code }) => ({ message, code }))).toEqual([
    { message: 'a voice process cannot be reached', code: 'connection-closed' },
  ])
})

test('a stream of speech stays with its process, and continues in another when that is lost', async () => {
  const [lost, other] = [fakeSpeech(), fakeSpeech()]
  const { remote, processes } = await openForTest(lost, other)
  const { detect } = remote.detector()
  const loud = new Int16Array(1_024).fill(9_000)
  const changes = []
  for (let count = 0; count < 5; count++) changes.push(await detect(loud))
  expect(changes.filter(Boolean)).toEqual([{ speaking: true, silenceMs: 0 }])
  expect(lost.received.streams + other.received.streams).toBe(1)
  processes[lost.received.streams === 1 ? 0 : 1]?.lose()
  expect(await detect(loud)).toBeNull()
  expect([lost.received.streams, other.received.streams]).toEqual([1, 1])
})

test('a process that is about to stop gets no more work, and finishes what it has', async () => {
  const [stopping, other] = [fakeSpeech(), fakeSpeech()]
  other.state.expectedWaitMs = 100
  const { hear, processes } = await openForTest(stopping, other)
  processes[0]?.announceStop()
  await expect
    .poll(async () => {
      await hear()
      return other.received.utterances
    })
    .toBeGreaterThan(0)
  const before = stopping.received.utterances
  await hear()
  expect(stopping.received.utterances).toBe(before)
})

test('a natural voice is chosen only if every process has it', async () => {
  const fakes = [fakeSpeech(), fakeSpeech()] as const
  const { remote } = await openForTest(...fakes)
  const planned = { isScripted: true, activity: null }
  expect(await remote.chooseVoice('heart', planned)).toBe('heart')
  fakes[1].state.hasNaturalVoices = false
  expect(await remote.chooseVoice('heart', planned)).toBe('simple')
})

test('a failure in the voice process arrives with its code and is logged there', async () => {
  const fake = fakeSpeech()
  fake.speech.hear = async () => {
    throw new TypeError('The dragon is gone.')
  }
  const { hear, failures } = await openForTest(fake)
  await expect(hear()).rejects.toMatchObject({ provider: 'voice-process', code: 'unavailable' })
  expect(failures).toMatchObject([
    { message: 'a request for speech failed', feature: 'voices', error: { name: 'TypeError' } },
  ])
})
