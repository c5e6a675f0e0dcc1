import { setTimeout as delay } from 'node:timers/promises'
import { childSpeech } from '@pipit/contract/chat/events'
import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { recordSpeech } from '@pipit/voice/testing/record-speech'
import { isBusySentence } from '@pipit/conversation/turns/busy-sentences'
import type { Benchmark } from '../runner/benchmark.ts'
import { chunkMs, connectChatDevice } from './chat-device.ts'

type Device = Awaited<ReturnType<typeof connectChatDevice>>

const { rate, chunkSamples } = childSpeech
const childSentence = 'My little brown dog ran into the garden.'
const trailingSilenceMs = 500
const replyTimeoutMs = 60_000
/** So many devices are greeted at the same time. */
const greetedTogether = 8

/**
 * Children who all speak at the same moment, without any configured provider: from the end of their utterance to the
 * first sound of the reply. Written to stderr: how long they waited, how many were told that many children are
 * talking, how many were asked at the start to come back later, and how many heard nothing or got an error.
 */
export const speakers: Benchmark = {
  name: 'offline-voice-speakers',
  unit: 's at p95 of 64 speakers',
  goal: { of: 'ours', atMost: 5 },
  run: async ({ quick, start }) => {
    const speech = createEmbeddedSpeech({ workers: 1 })
    const samples = await recordSpeech(speech, childSentence)
    await speech.close()
    const app = await start('chat offline')
    const counts = quick ? [1, 64] : [1, 8, 16, 32, 64]
    const p95: number[] = []
    for (const count of counts) {
      const connected = await connect(app.port, count)
      const devices = connected.filter((device) => !device.hasEnded())
      const turns: Turn[] = []
      for (let round = 0; round < (quick ? 2 : 3); round += 1)
        turns.push(...(await Promise.all(devices.map((device) => takeTurn(device, samples)))))
      const waits = turns.flatMap(({ seconds }) => seconds ?? [])
      const replies = turns.flatMap(({ replySeconds }) => replySeconds ?? [])
      const failed = turns.filter((turn) => turn.failure !== null)
      console.error(
        `  ${count} speakers: first sound ${describe(waits)}; reply ${describe(replies)}; ` +
          `${turns.filter(({ isBusy }) => isBusy).length} of ${turns.length} told to wait; ` +
          `${count - devices.length} asked to come back later; failed: ${failed.length} ` +
          [...new Set(failed.map(({ failure }) => failure))].join(', '),
      )
      p95.push(percentile(waits, 0.95))
      for (const device of connected) device.close()
    }
    return {
      ours: [{ value: p95.at(-1) ?? NaN, cpu: null }],
      baseline: [{ value: p95[0] ?? NaN, cpu: null }],
    }
  },
}

const percentile = (seconds: number[], share: number) =>
  seconds.toSorted((one, other) => one - other)[Math.ceil(seconds.length * share) - 1] ?? NaN

const describe = (seconds: number[]) =>
  `p50 ${percentile(seconds, 0.5).toFixed(2)} s, p95 ${percentile(seconds, 0.95).toFixed(2)} s`

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** New devices for each count: one that nobody talks to would be asked whether somebody is there. */
async function connect(port: number, count: number): Promise<Device[]> {
  const tokens = (await (await fetch(`http://127.0.0.1:${port}/bench/devices/${count}`)).json()) as string[]
  const devices: Device[] = []
  for (let at = 0; at < count; at += greetedTogether) {
    const group = tokens.slice(at, at + greetedTogether)
    devices.push(...(await Promise.all(group.map((token) => connectChatDevice(port, token)))))
  }
  return devices
}

interface Turn {
  /** To the first sound; null if there was none. */
  seconds: number | null
  /** To the text of the reply. */
  replySeconds: number | null
  isBusy: boolean
  failure: string | null
}

/** Speaks in real time and waits until the device listens again, after the reply if it was told to wait for it. */
async function takeTurn(device: Device, samples: Int16Array): Promise<Turn> {
  const turn: Turn = { seconds: null, replySeconds: null, isBusy: false, failure: null }
  const finished = Promise.withResolvers<void>()
  let endedAt = Infinity
  const unlisten = device.listen(({ name, args }) => {
    if (name === 'coach-speech') turn.seconds ??= secondsSince(endedAt)
    if (name === 'coach-text') {
      if (isBusySentence(args[1])) turn.isBusy = true
      else turn.replySeconds ??= secondsSince(endedAt)
    }
    if (name === 'error') turn.failure ??= args[0].code
    if (name === 'conversation-ended') turn.failure ??= args[1]
    const isOver = name === 'state' && args[0] === 'listening' && turn.replySeconds !== null && turn.seconds !== null
    if (isOver || name === 'conversation-ended') finished.resolve()
  })
  for (let at = 0; at < samples.length; at += chunkSamples) {
    const chunk = new Int16Array(chunkSamples)
    chunk.set(samples.subarray(at, at + chunkSamples))
    device.sendSamples(chunk)
    if (at <= samples.length - (trailingSilenceMs * rate) / 1000) endedAt = performance.now()
    await delay(chunkMs)
  }
  const silence = setInterval(() => device.sendSamples(new Int16Array(chunkSamples)), chunkMs)
  await Promise.race([finished.promise, delay(replyTimeoutMs, undefined, { ref: false })])
  clearInterval(silence)
  unlisten()
  if (turn.seconds === null || turn.replySeconds === null) turn.failure ??= 'no-reply'
  return turn
}
