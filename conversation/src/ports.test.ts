import { expect, test } from 'vitest'
import { advance } from './advance.ts'
import type { Effect } from './effects.ts'
import type { ConversationEvent, ProviderEvent } from './events.ts'
import type { LanguageModel, SpeechDetector, SpeechToText, TextToSpeech, ThinkRequest } from './ports.ts'
import { createConversationState } from './state.ts'
import { findProfanity } from './testing/find-profanity.ts'
import { mia } from './testing/test-conversation.ts'

const perMillisecond = 24
const loud = (samples: Int16Array) => samples.some((sample) => sample !== 0)

function detector(): SpeechDetector {
  let speaking = false
  return {
    detect: async (samples) => {
      const changed = loud(samples) !== speaking
      speaking = loud(samples)
      return changed ? { speaking, silenceMs: 0 } : null
    },
  }
}

const ears: SpeechToText = { hear: async (speech) => (speech[0] === 1 ? 'what is this' : 'bye bye') }
const voice: TextToSpeech = {
  async *speak(text) {
    for (const letter of text) yield new Int16Array(letter === ' ' ? perMillisecond : perMillisecond * 50).fill(9)
  },
}

/** The whole of a server, with parts that answer at once: each effect is performed, each answer is an event. */
async function talk(utterances: Int16Array[], mind: LanguageModel) {
  let state = createConversationState({
    id: 'whole',
    child: mia,
    card: null,
    limits: { windDownAt: null, endAt: null },
    memories: [],
  })
  const kept: string[] = []
  const { signal } = new AbortController()
  const listen = detector()
  let at = 0
  let sequence = 0

  async function* perform(effect: Effect): AsyncGenerator<ConversationEvent> {
    const answer = (event: ProviderEvent) => event
    if (effect.type === 'hear')
      yield answer({
        type: 'heard',
        at,
        id: effect.id,
        text: await ears.hear(utterances[Number(effect.utterance)] ?? new Int16Array(), {
          language: effect.language,
          signal,
        }),
      })
    if (effect.type === 'think') {
      const { id, instructions, messages, context } = effect
      const picture = effect.picture ? Uint8Array.of(0xff, 0xd8) : null
      for await (const text of mind.think(
        { instructions, messages, context, picture },
        { language: context.language, signal },
      ))
        yield answer({ type: 'think-delta', at, id, text })
      yield answer({ type: 'think-ended', at, id })
    }
    if (effect.type === 'speak') {
      let synthesizedMs = 0
      for await (const piece of voice.speak(effect.text, { language: effect.language, signal }))
        synthesizedMs += piece.length / perMillisecond
      yield answer({ type: 'speak-progress', at, id: effect.id, synthesizedMs, complete: true })
      yield { type: 'played', at, sequence: ++sequence, sentence: effect.id, playedMs: synthesizedMs }
    }
    if (effect.type === 'save-entry') kept.push(`${effect.entry.who}: ${effect.entry.text}`)
  }

  async function take(event: ConversationEvent) {
    const { state: next, effects } = advance(state, event, findProfanity)
    state = next
    for (const effect of effects) for await (const answer of perform(effect)) await take(answer)
  }

  await take({ type: 'start', at, sequence: ++sequence })
  await take({ type: 'picture', at, sequence: ++sequence, picture: 'p1' })
  for (const [index, speech] of utterances.entries()) {
    for (const samples of [speech, new Int16Array(1_024)]) {
      at += 1_000
      const change = await listen.detect(samples)
      const utterance = String(index)
      if (change?.speaking) await take({ type: 'speech-started', at, sequence: ++sequence, utterance })
      else if (change)
        await take({ type: 'speech-ended', at, sequence: ++sequence, utterance, silenceMs: change.silenceMs })
    }
    await take({ type: 'timer-fired', at: (at += 5_000) })
  }
  return { kept, phase: state.phase }
}

test('a whole talk, from samples to samples', async () => {
  const thinkings: ThinkRequest[] = []
  const mind: LanguageModel = {
    async *think(thinking) {
      thinkings.push(thinking)
      yield thinking.context.purpose === 'greet' ? `Hello ${thinking.context.childName}! ` : 'That is a '
      yield thinking.picture ? 'ball. Is it yours?' : 'How are you?'
    },
  }
  const { kept, phase } = await talk([new Int16Array(1_024).fill(1), new Int16Array(1_024).fill(2)], mind)
  expect(kept).toEqual([
    'coach: Hello Mia! How are you?',
    'child: what is this',
    'coach: That is a ball. Is it yours?',
    'child: bye bye',
    'coach: That was lovely. Bye bye, Mia! See you soon.',
  ])
  expect(phase).toBe('ended')
  expect(thinkings.at(-1)?.messages).toHaveLength(2)
})
