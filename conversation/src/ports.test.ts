import { unlimited } from './participants.ts'
import { expect, test } from 'vitest'
import { advance } from './advance.ts'
import type { Effect } from './effects.ts'
import type { ConversationEvent, ProviderEvent } from './events.ts'
import type { LanguageModel, SpeechDetector, SpeechToText, TextToSpeech, ThinkRequest } from './ports.ts'
import { createConversationState } from './state.ts'
import { findProfanity } from './testing/find-profanity.ts'
import { mia } from './testing/test-conversation.ts'

const samplesPerMs = 24
const isLoud = (samples: Int16Array) => samples.some((sample) => sample !== 0)

function createDetector(): SpeechDetector {
  let speaking = false
  return {
    detect: async (samples) => {
      const changed = isLoud(samples) !== speaking
      speaking = isLoud(samples)
      return changed ? { speaking, silenceMs: 0 } : null
    },
  }
}

const stt: SpeechToText = { hear: async (speech) => ({ text: speech[0] === 1 ? 'what is this' : 'bye bye' }) }
const tts: TextToSpeech = {
  async *speak(text) {
    for (const letter of text) yield new Int16Array(letter === ' ' ? samplesPerMs : samplesPerMs * 50).fill(9)
  },
}

/** A minimal server whose providers respond at once: it performs each effect and feeds the results back. */
async function runConversation(utterances: Int16Array[], languageModel: LanguageModel) {
  let state = createConversationState({
    id: 'conversation',
    child: mia,
    card: null,
    limits: unlimited,
    helplines: null,
    memories: [],
    replySource: 'language-model',
    hasJudge: false,
    hasEnglishVoice: false,
  })
  const transcript: string[] = []
  const { signal } = new AbortController()
  const detector = createDetector()
  let at = 0
  let sequence = 0

  async function* perform(effect: Effect): AsyncGenerator<ConversationEvent> {
    const result = (event: ProviderEvent) => event
    if (effect.type === 'hear')
      yield result({
        type: 'heard',
        at,
        id: effect.id,
        ...(await stt.hear(utterances[Number(effect.utterance)] ?? new Int16Array(), {
          language: effect.language,
          expectedAnswers: effect.expectedAnswers,
          signal,
        })),
      })
    if (effect.type === 'think') {
      const { id, instructions, messages, context } = effect
      const picture = effect.picture ? Uint8Array.of(0xff, 0xd8) : null
      for await (const text of languageModel.think(
        { instructions, messages, context, picture },
        { language: context.language, signal },
      ))
        yield result({ type: 'think-delta', at, id, text })
      yield result({ type: 'think-ended', at, id })
    }
    if (effect.type === 'speak') {
      let synthesizedMs = 0
      for await (const piece of tts.speak(effect.text, { language: effect.language, signal }))
        synthesizedMs += piece.length / samplesPerMs
      yield result({ type: 'speak-progress', at, id: effect.id, synthesizedMs, complete: true })
      yield { type: 'played', at, sequence: ++sequence, sentence: effect.id, playedMs: synthesizedMs }
    }
    if (effect.type === 'save-entry') transcript.push(`${effect.entry.who}: ${effect.entry.text}`)
  }

  async function apply(event: ConversationEvent) {
    const { state: next, effects } = advance(state, event, findProfanity)
    state = next
    for (const effect of effects) for await (const result of perform(effect)) await apply(result)
  }

  await apply({ type: 'start', at, sequence: ++sequence })
  await apply({ type: 'picture', at, sequence: ++sequence, picture: 'p1' })
  for (const [index, speech] of utterances.entries()) {
    for (const samples of [speech, new Int16Array(1_024)]) {
      at += 1_000
      const change = await detector.detect(samples)
      const utterance = String(index)
      if (change?.speaking) await apply({ type: 'speech-started', at, sequence: ++sequence, utterance })
      else if (change)
        await apply({ type: 'speech-ended', at, sequence: ++sequence, utterance, silenceMs: change.silenceMs })
    }
    await apply({ type: 'timer-fired', at: (at += 5_000) })
  }
  return { transcript, phase: state.phase }
}

test('a conversation runs from samples of the child to samples of the coach through the four ports', async () => {
  const requests: ThinkRequest[] = []
  const languageModel: LanguageModel = {
    async *think(request) {
      requests.push(request)
      yield request.context.purpose === 'greet' ? `Hello ${request.context.childName}! ` : 'That is a '
      yield request.picture ? 'ball. Is it yours?' : 'How are you?'
    },
  }
  const { transcript, phase } = await runConversation(
    [new Int16Array(1_024).fill(1), new Int16Array(1_024).fill(2)],
    languageModel,
  )
  expect(transcript).toEqual([
    'coach: Hello Mia! How are you?',
    'child: what is this',
    'coach: That is a ball. Is it yours?',
    'child: bye bye',
    'coach: That was lovely. Bye bye, Mia! See you soon.',
  ])
  expect(phase).toBe('ended')
  expect(requests.at(-1)?.messages).toHaveLength(2)
})
