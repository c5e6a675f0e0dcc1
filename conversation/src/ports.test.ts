import { expect, test } from 'vitest'
import { advance } from './advance.ts'
import type { Effect } from './effects.ts'
import type { ConversationEvent, ProviderEvent } from './events.ts'
import type { LanguageModel, SpeechDetector, SpeechToText, TextToSpeech, Thinking } from './ports.ts'
import { begin } from './state.ts'
import { findProfanity } from './testing/find-profanity.ts'
import { mia } from './testing/test-conversation.ts'

const perMillisecond = 24
const loud = (samples: Int16Array) => samples.some((sample) => sample !== 0)

function detector(): SpeechDetector {
  let speaks = false
  return {
    detect: async (samples) => {
      const changed = loud(samples) !== speaks
      speaks = loud(samples)
      return changed ? { speaks, silentFor: 0 } : null
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
  let state = begin({ id: 'whole', child: mia, card: null, limits: { windDownAt: null, endAt: null }, before: [] })
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
      const { id, guidance, messages, scene } = effect
      const picture = effect.picture ? Uint8Array.of(0xff, 0xd8) : null
      for await (const text of mind.think({ guidance, messages, scene, picture }, { language: scene.language, signal }))
        yield answer({ type: 'thought', at, id, text })
      yield answer({ type: 'think-ended', at, id })
    }
    if (effect.type === 'speak') {
      let milliseconds = 0
      for await (const piece of voice.speak(effect.text, { language: effect.language, signal }))
        milliseconds += piece.length / perMillisecond
      yield answer({ type: 'voiced', at, id: effect.id, milliseconds, whole: true })
      yield { type: 'played', at, sequence: ++sequence, sentence: effect.id, upTo: milliseconds }
    }
    if (effect.type === 'keep') kept.push(`${effect.entry.who}: ${effect.entry.text}`)
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
      if (change?.speaks) await take({ type: 'speech-started', at, sequence: ++sequence, utterance })
      else if (change)
        await take({ type: 'speech-ended', at, sequence: ++sequence, utterance, silentFor: change.silentFor })
    }
    await take({ type: 'wake', at: (at += 5_000) })
  }
  return { kept, phase: state.phase }
}

test('a whole talk, from samples to samples', async () => {
  const thinkings: Thinking[] = []
  const mind: LanguageModel = {
    async *think(thinking) {
      thinkings.push(thinking)
      yield thinking.scene.purpose === 'greet' ? `Hello ${thinking.scene.name}! ` : 'That is a '
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
