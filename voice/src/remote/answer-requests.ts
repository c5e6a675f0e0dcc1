import { OverloadedError } from '@pipit/conversation/ports'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { FailureLog } from '../failure-log.ts'
import { ProviderError } from '../provider-error.ts'
import type { EmbeddedSpeech } from '../embedded/embedded-speech.ts'
import type { SpeechProbabilities } from '../embedded/vad/batch-frames.ts'
import { frameLength, framesPerChunk } from '../embedded/vad/frames.ts'
import { requestSchema, type Reply, type Request } from './messages.ts'

interface Options {
  speech: EmbeddedSpeech
  /** Resolves when the message has left this process, so a slow reader slows its own speech down. */
  send: (reply: Reply, samples?: Int16Array) => Promise<void>
  log: FailureLog
}

/** One process can talk with far fewer. */
const maxRunning = 10_000
/** The end of a stream is not reported, so old ones are evicted. */
const maxStreams = 10_000

const withId = z.object({ id: z.int().positive() })

export function answerRequests({ speech, send, log }: Options) {
  const running = new Map<number, AbortController>()
  const streams = new LRUCache<number, SpeechProbabilities>({ max: maxStreams })

  return {
    /** Returns false if this is no request: whoever sent it does not speak this protocol. */
    receive(header: unknown, samples: Int16Array): boolean {
      const { data: request } = requestSchema.safeParse(header)
      if (request?.type === 'cancel') running.get(request.id)?.abort()
      else if (request) void answer(request, samples)
      else return reject(header)
      return true
    },
    isIdle: () => running.size === 0,
    cancelAll() {
      for (const cancellation of running.values()) cancellation.abort()
    },
  }

  /** One request with a wrong field must not end those of other conversations. */
  function reject(header: unknown) {
    const { data } = withId.safeParse(header)
    if (data) void send({ type: 'failed', id: data.id, provider: 'voice-process', code: 'rejected' })
    return data !== undefined
  }

  async function answer(request: Exclude<Request, { type: 'cancel' }>, samples: Int16Array) {
    const { id } = request
    if (running.has(id)) return void reject(request)
    if (running.size >= maxRunning) return void send({ type: 'refused', id })
    const cancellation = new AbortController()
    running.set(id, cancellation)
    try {
      const result = await perform(request, samples, cancellation.signal)
      await send({ type: 'done', id, result })
    } catch (error) {
      if (!cancellation.signal.aborted) await sendFailure(id, error)
    } finally {
      running.delete(id)
    }
  }

  async function sendFailure(id: number, error: unknown) {
    if (error instanceof OverloadedError) return send({ type: 'refused', id })
    // The reason of the failure does not leave this process, so it is logged here.
    log.error('a request for speech failed', error, { feature: 'voices' })
    const { provider, code } =
      error instanceof ProviderError ? error : new ProviderError('voice-process', 'unavailable')
    const known = provider === 'embedded-vad' || provider === 'embedded-stt' || provider === 'embedded-tts'
    await send({ type: 'failed', id, provider: known ? provider : 'voice-process', code })
  }

  async function perform(
    request: Exclude<Request, { type: 'cancel' }>,
    samples: Int16Array,
    signal: AbortSignal,
  ): Promise<unknown> {
    switch (request.type) {
      case 'hear':
        return speech.hear(samples, { ...request, signal })
      case 'speak':
        for await (const piece of speech.speak(request.text, { ...request, signal }))
          await send({ type: 'piece', id: request.id }, piece)
        return null
      case 'prepare':
        await speech.prepare?.(request.sentences, { ...request, signal })
        return null
      case 'choose-voice':
        return speech.chooseVoice(request.wanted, request.planned)
      case 'detect':
        return Array.from(await detect(request.stream, samples))
      case 'warm-up':
        await speech.warmUp(request.ports)
        return null
    }
  }

  function detect(stream: number, frames: Int16Array) {
    const isWhole = frames.length % frameLength === 0 && frames.length <= frameLength * framesPerChunk
    if (!isWhole || frames.length === 0) throw new ProviderError('voice-process', 'rejected')
    const findProbabilities = streams.get(stream) ?? speech.openStream()
    streams.set(stream, findProbabilities)
    return findProbabilities(frames)
  }
}
