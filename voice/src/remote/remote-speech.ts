import { OverloadedError, type TextToSpeech } from '@pipit/conversation/ports'
import { busySentences } from '../busy-sentences.ts'
import type { FailureLog } from '../failure-log.ts'
import type { QueueStats } from '../embedded/workers/wait-queue.ts'
import type { SpeechProbabilities } from '../embedded/vad/batch-frames.ts'
import { createSpeechDetector } from '../embedded/vad/speech-detector.ts'
import { simpleVoice, type Speech } from '../speech.ts'
import type { Connection } from './connection.ts'
import { openConnections } from './connections.ts'
import { maxUtteranceSamples, resultSchemas } from './messages.ts'

interface Options {
  urls: string[]
  token: string
  log: FailureLog
}

export interface RemoteSpeech extends Speech {
  processCount: () => number
}

/** Requests that do not say how long they may wait have this time. */
const defaultMaxWaitMs = 2_000
const chooseVoiceTimeoutMs = 1_000
const context = { feature: 'voices' }

/** The voice processes may be on other machines. */
export function createRemoteSpeech({ urls, token, log }: Options): RemoteSpeech {
  const closed = new AbortController()
  let warmedUp: { hear: boolean; speak: boolean } | null = null
  const connections = openConnections({ urls, token, log, onOpen })
  /** A child hears this when no process has time for it, or none can be reached. */
  const renderedAhead = new Map<string, Int16Array[]>()
  let streamCount = 0

  /** A process that is added while others talk is soon needed too. */
  function onOpen(connection: Connection) {
    if (warmedUp) void Promise.allSettled([warm(connection, warmedUp)])
  }

  const warm = (connection: Connection, ports: { hear: boolean; speak: boolean }) =>
    connection.call({ type: 'warm-up', ports }, undefined, { signal: closed.signal })

  function stream(text: string, { signal, ...options }: Parameters<TextToSpeech['speak']>[1]) {
    const cancellation = new AbortController()
    const { maxWaitMs = defaultMaxWaitMs, voice = simpleVoice } = options
    return new ReadableStream<Int16Array>({
      start(controller) {
        const call = connections.call({ type: 'speak', ...options, text }, undefined, {
          queue: voice === simpleVoice ? 'embedded-tts' : 'embedded-kokoro',
          maxWaitMs,
          signal: AbortSignal.any([signal, cancellation.signal]),
          onPiece: (piece) => controller.enqueue(piece),
        })
        call.then(
          () => controller.close(),
          (error: unknown) => controller.error(error),
        )
      },
      cancel: () => cancellation.abort(),
    })
  }

  function openStream(): SpeechProbabilities {
    const number = ++streamCount
    const sticky: { connection: Connection | null } = { connection: null }
    return async (frames) => {
      const options = { queue: 'embedded-vad', maxWaitMs: 0, signal: closed.signal, sticky }
      return resultSchemas.detect.parse(await connections.call({ type: 'detect', stream: number }, frames, options))
    }
  }

  async function renderBusyPhrases() {
    const { signal } = closed
    for (const sentence of busySentences) {
      if (renderedAhead.has(sentence)) continue
      const pieces = await Array.fromAsync(stream(sentence, { language: 'en', voice: simpleVoice, signal }))
      renderedAhead.set(sentence, pieces)
    }
  }

  return {
    detector: () => createSpeechDetector(openStream()),
    async hear(speech, { signal, ...options }) {
      const { maxWaitMs = defaultMaxWaitMs } = options
      const result = await connections.call({ type: 'hear', ...options }, speech.subarray(0, maxUtteranceSamples), {
        queue: 'embedded-stt',
        maxWaitMs,
        signal,
      })
      return resultSchemas.hear.parse(result)
    },
    async *speak(text, options) {
      const spare = renderedAhead.get(text)
      let hasBegun = false
      try {
        for await (const piece of stream(text, { ...options, ...(spare && { maxWaitMs: 0 }) })) {
          hasBegun = true
          yield piece
        }
      } catch (error) {
        if (!spare || hasBegun || !(error instanceof OverloadedError)) throw error
        yield* spare
      }
    },
    async prepare(sentences, { signal, ...options }) {
      await connections.call({ type: 'prepare', ...options, sentences }, undefined, {
        queue: 'embedded-kokoro',
        maxWaitMs: 0,
        signal,
      })
    },
    /** Any of the processes may speak the next sentence, so each must have the voice. */
    async chooseVoice(wanted, planned) {
      if (wanted === simpleVoice) return simpleVoice
      const signal = AbortSignal.timeout(chooseVoiceTimeoutMs)
      const choices = await Promise.allSettled(
        connections.usable().map((each) => each.call({ type: 'choose-voice', wanted, planned }, undefined, { signal })),
      )
      const isEverywhere = choices.every((choice) => choice.status === 'fulfilled' && choice.value === wanted)
      return isEverywhere && choices.length > 0 ? wanted : simpleVoice
    },
    async warmUp(ports = { hear: true, speak: true }) {
      warmedUp = ports
      const warmUps = connections.usable().map((connection) => warm(connection, ports))
      const rendered = ports.speak ? renderBusyPhrases() : Promise.resolve()
      rendered.catch((error: unknown) => {
        if (!closed.signal.aborted) log.warn('what is said when many talk could not be rendered', error, context)
      })
      await Promise.allSettled([...warmUps, rendered])
    },
    processCount: () => connections.usable().length,
    isBusy: () => connections.usable().every((connection) => connection.status()?.isBusy),
    stats: () => statsOf(connections.usable()),
    async close() {
      closed.abort()
      connections.close()
    },
  }
}

/** New work goes where it waits least, so the queues of one kind count as one. */
function statsOf(connections: Connection[]): Record<string, QueueStats> {
  const all: Record<string, QueueStats> = {}
  for (const [name, queue] of connections.flatMap((each) => Object.entries(each.status()?.queues ?? {}))) {
    const key = name.replace(/^embedded/, 'remote')
    const sum = all[key]
    all[key] = sum
      ? {
          length: sum.length + queue.length,
          running: sum.running + queue.running,
          expectedWaitMs: Math.min(sum.expectedWaitMs, queue.expectedWaitMs),
          lastWaitMs: Math.max(sum.lastWaitMs, queue.lastWaitMs),
          refused: sum.refused + queue.refused,
        }
      : queue
  }
  return all
}
