import { samplesToPcm } from '@pipit/contract/audio/pcm'
import type { Effect } from '@pipit/conversation/effects'
import type { ProviderEvent } from '@pipit/conversation/events'
import { OverloadedError, type LanguageModel, type SpeechToText, type TextToSpeech } from '@pipit/conversation/ports'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { DeviceOutput } from '../device/send-message.ts'
import { createSpeechQueue } from './speech-queue.ts'
import { joinCharacters } from './join-characters.ts'
import type { Voice } from '../voice.ts'

type EffectOf<Type extends Effect['type']> = Extract<Effect, { type: Type }>
export type Untimed<Event> = Event extends unknown ? Omit<Event, 'at'> : never

interface Dependencies {
  voice: Voice
  conversationId: string
  log: FailureLog
  device: DeviceOutput
  onCoachSpeech: (sentence: string, samples: Int16Array) => void
  onEvent: (event: Untimed<ProviderEvent>) => void
}

/** With a longer wait for speech, the child is told so. */
const maxWaitMs = 2_000
/** With a longer wait, a child that was told to wait is asked to try again. */
const patienceMs = 30_000
const maxWaitOf = ({ isPatient }: { isPatient: boolean }) => (isPatient ? patienceMs : maxWaitMs)

/** Calls the speech and language providers for one conversation and reports their results as events. */
export function createProviderCalls({ voice, conversationId, log, device, onCoachSpeech, onEvent }: Dependencies) {
  const ended = new AbortController()
  const thinking = new Map<string, AbortController>()
  let ahead = new AbortController()
  let lastSpoken: EffectOf<'speak'> | null = null
  const logFailure = (message: string, error: unknown) => log.error(message, error, { feature: 'chat', conversationId })
  const hearing = createFallback<SpeechToText>(voice, voice.fallback.hear)
  const speaking = createFallback<TextToSpeech>(voice, voice.fallback.speak)
  const tts: TextToSpeech = { speak: (text, options) => speaking.for(options.language).speak(text, options) }
  const speechQueue = createSpeechQueue(tts, {
    onSpeech(sentence, samples, synthesizedMs) {
      device.send('coach-speech', sentence, samplesToPcm(samples))
      onCoachSpeech(sentence, samples)
      onEvent({ type: 'speak-progress', id: sentence, synthesizedMs, complete: false })
    },
    onComplete(sentence, synthesizedMs) {
      device.send('end-of-coach-speech', sentence)
      onEvent({ type: 'speak-progress', id: sentence, synthesizedMs, complete: true })
    },
    onFailed(sentence, error) {
      if (error instanceof OverloadedError) return onEvent({ type: 'speak-refused', id: sentence })
      logFailure('text to speech failed', error)
      speaking.fail()
      onEvent({ type: 'speak-failed', id: sentence })
    },
  })

  /** While the child listens and speaks, the next reply is synthesized as far as it can be foreseen. */
  async function prepareNextReply(model: LanguageModel) {
    const { signal } = (ahead = new AbortController())
    if (!model.foresee || !lastSpoken) return
    const { language, voice: coachVoice } = lastSpoken
    const port = speaking.for(language)
    if (!port.prepare) return
    try {
      const sentences = await model.foresee(conversationId)
      if (!signal.aborted) await port.prepare(sentences, { language, voice: coachVoice, signal })
    } catch (error) {
      log.warn('the next reply could not be synthesized ahead', error, { feature: 'chat', conversationId })
    }
  }

  return {
    async hear(effect: EffectOf<'hear'>, speech: Int16Array) {
      const { id, language, expectedAnswers } = effect
      const { signal } = ended
      const event = await hearing
        .for(language)
        .hear(speech, { language, expectedAnswers, signal, maxWaitMs: maxWaitOf(effect) })
        .then((transcript): Untimed<ProviderEvent> => ({ type: 'heard', id, ...transcript }))
        .catch((error: unknown): Untimed<ProviderEvent> => {
          if (error instanceof OverloadedError) return { type: 'hear-refused', id }
          if (!signal.aborted) logFailure('speech to text failed', error)
          hearing.fail()
          return { type: 'hear-failed', id }
        })
      onEvent(event)
    },

    async think({ id, source, instructions, messages, context }: EffectOf<'think'>, picture: Uint8Array | null) {
      const cancellation = new AbortController()
      const { signal } = cancellation
      thinking.set(id, cancellation)
      ahead.abort()
      const model = (source === 'scripted-coach' && voice.fallback.think) || voice
      const request = { instructions, messages, context, picture }
      try {
        for await (const text of joinCharacters(model.think(request, { language: context.language, signal }))) {
          if (signal.aborted) return
          onEvent({ type: 'think-delta', id, text })
        }
        const hints = await model.hints?.(context.conversationId)
        onEvent({ type: 'think-ended', id, ...(hints && { hints }) })
        if (!signal.aborted) void prepareNextReply(model)
      } catch (error) {
        if (!signal.aborted) logFailure('the language model failed', error)
        onEvent({ type: 'think-failed', id })
      } finally {
        thinking.delete(id)
      }
    },

    async judge({ id, text, childText, age, language }: EffectOf<'judge'>) {
      const { signal } = ended
      const request = { text, childText, age, language }
      try {
        if (!voice.judge) throw new Error('There is no judge.')
        onEvent({ type: 'judged', id, verdict: await voice.judge.judge(request, { language, signal }) })
      } catch (error) {
        if (!signal.aborted) logFailure('the judge of replies failed', error)
        onEvent({ type: 'judge-failed', id })
      }
    },

    cancelThink: (id: string) => thinking.get(id)?.abort(),
    speak(effect: EffectOf<'speak'>) {
      lastSpoken = effect
      speechQueue.speak({ ...effect, maxWaitMs: maxWaitOf(effect) })
    },
    stopSpeaking: speechQueue.stop,

    cancelAll() {
      ended.abort()
      ahead.abort()
      speechQueue.stop()
      for (const cancellation of thinking.values()) cancellation.abort()
    },
  }
}

/** The conversation retries each failed call once; the retry and all later calls go to the fallback. */
function createFallback<Port>(configured: Port, fallbackFor: (language: string) => Port | null) {
  let hasFailed = false
  return {
    for: (language: string) => (hasFailed && fallbackFor(language)) || configured,
    fail: () => (hasFailed = true),
  }
}
