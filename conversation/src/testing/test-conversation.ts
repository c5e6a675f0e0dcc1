import { advance } from '../advance.ts'
import type { Effect, DeviceMessage } from '../effects.ts'
import type { ConversationEvent, DeviceEvent } from '../events.ts'
import type { Card, Child, Limits } from '../participants.ts'
import { createConversationState } from '../state.ts'
import { findProfanity } from './find-profanity.ts'

type Without<Event, Keys extends string> = Event extends unknown ? Omit<Event, Keys> : never
type FromDevice = Without<DeviceEvent, 'at' | 'sequence'>
type FromServer = Without<Exclude<ConversationEvent, DeviceEvent>, 'at'>

export const mia: Child = {
  name: 'Mia',
  age: 5,
  level: { id: 'simple', description: 'Short sentences and one question at a time.' },
  maturity: { id: 'preschool', description: 'Everyday adventures and make-believe.' },
  pronouns: { subject: 'she', object: 'her', possessive: 'her' },
  interests: ['dinosaurs', 'the moon'],
  language: 'en',
}

export const storyCard: Card = {
  id: 'card1',
  name: 'Dragon card',
  activity: {
    id: 'story',
    name: 'Story with choices',
    description: 'A tale in which the child decides what happens next.',
  },
}

interface TestSetup {
  child?: Partial<Child>
  card?: Card | null
  limits?: Limits
  memories?: string[]
}

/** How long the speech of a letter is, in these tests. */
const letter = 50

/** A conversation as a test tells it; time passes only when the test says so. */
export function createTestConversation({
  child,
  card = null,
  limits = { windDownAt: null, endAt: null },
  memories = [],
}: TestSetup = {}) {
  let state = createConversationState({ id: 'talk', child: { ...mia, ...child }, card, limits, memories })
  let clock = 0
  let sequence = 0
  let last: Effect[] = []
  const all: Effect[] = []
  const of = <Type extends Effect['type']>(type: Type, effects = all) =>
    effects.filter((effect): effect is Extract<Effect, { type: Type }> => effect.type === type)

  function take(event: ConversationEvent) {
    const result = advance(state, event, findProfanity)
    state = result.state
    last = result.effects
    all.push(...last)
    return talk
  }

  const talk = {
    get state() {
      return state
    },
    get last() {
      return last
    },
    get spoken() {
      return of('speak').map(({ text }) => text)
    },
    get kept() {
      return of('save-entry').map(({ entry }) => `${entry.who}: ${entry.text}`)
    },
    get entries() {
      return of('save-entry').map(({ entry }) => entry)
    },
    get flags() {
      return of('flag').map(({ flag }) => `${flag.about}: ${flag.category} ${flag.severity}`)
    },
    get thoughts() {
      return of('think')
    },
    get told(): DeviceMessage[] {
      return of('send-to-device').map(({ message }) => message)
    },
    get ended() {
      return of('end')[0]?.reason ?? null
    },
    has: (type: Effect['type']) => of(type, last).length > 0,

    device: (event: FromDevice) => take({ ...event, at: clock, sequence: ++sequence } as ConversationEvent),
    server: (event: FromServer) => take({ ...event, at: clock } as ConversationEvent),
    sendsAgain: (event: FromDevice, count: number) =>
      take({ ...event, at: clock, sequence: count } as ConversationEvent),

    begun: () => talk.device({ type: 'start' }),
    coachThinks: (text: string) => talk.server({ type: 'think-delta', id: of('think').at(-1)?.id ?? '', text }),
    coachHasThought: () => talk.server({ type: 'think-ended', id: of('think').at(-1)?.id ?? '' }),
    coachSays: (text: string) => talk.coachThinks(text).coachHasThought(),

    childHears(words: string) {
      const sentence = state.coachTurn?.sentences.find(({ text }) => text.includes(words))
      if (!sentence) throw new Error(`"${words}" is not being said`)
      const { id, text } = sentence
      talk.server({ type: 'speak-progress', id, synthesizedMs: text.length * letter, complete: true })
      const playedMs = (text.indexOf(words) + words.length) * letter
      clock += playedMs
      return talk.device({ type: 'played', sentence: id, playedMs })
    },
    childHearsAll() {
      for (let sentence = state.coachTurn?.sentences[0]; sentence; sentence = state.coachTurn?.sentences[0])
        talk.childHears(sentence.text)
      return talk
    },
    childStartsSpeaking: (utterance = `u${sequence}`) => talk.device({ type: 'speech-started', utterance }),
    childSays(text: string, utterance = `u${sequence}`) {
      talk.childStartsSpeaking(utterance)
      clock += 1_000
      talk.device({ type: 'speech-ended', utterance, silenceMs: 0 }).device({ type: 'end-of-speech' })
      return talk.isHeard(text)
    },
    isHeard: (text: string) => talk.server({ type: 'heard', id: of('hear').at(-1)?.id ?? '', text }),

    /** Time passes; the conversation is woken when it asked to be. */
    after(milliseconds: number) {
      const until = clock + milliseconds
      while (state.timerAt !== null && state.timerAt <= until) {
        clock = Math.max(clock, state.timerAt)
        talk.server({ type: 'timer-fired' })
      }
      clock = until
      return talk
    },
  }
  return talk
}
