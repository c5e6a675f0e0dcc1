import { advance } from '../advance.ts'
import type { Effect, DeviceMessage, ReplySource } from '../effects.ts'
import type { ConversationEvent, DeviceEvent } from '../events.ts'
import { unlimited, type Card, type Child, type Helplines, type Limits } from '../participants.ts'
import { createConversationState } from '../state.ts'
import { findProfanity } from './find-profanity.ts'

type Without<Event, Keys extends string> = Event extends unknown ? Omit<Event, Keys> : never
type FromDevice = Without<DeviceEvent, 'at' | 'sequence'>
type FromServer = Without<Exclude<ConversationEvent, DeviceEvent>, 'at'>

export const mia: Child = {
  id: 'mia',
  name: 'Mia',
  age: 5,
  level: { id: 'simple', description: 'Short sentences and one question at a time.' },
  maturity: { id: 'preschool', description: 'Everyday adventures and make-believe.' },
  pronouns: { subject: 'she', object: 'her', possessive: 'her' },
  interests: ['dinosaurs', 'the moon'],
  favouriteActivities: [],
  language: 'en',
  timeZone: 'UTC',
  voice: 'heart',
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
  helplines?: Helplines | null
  memories?: string[]
  replySource?: ReplySource
  hasJudge?: boolean
  hasEnglishVoice?: boolean
}

const speechMsPerLetter = 50

/** Drives a conversation from a test. Time passes only when the test says so. */
export function createTestConversation({
  child,
  card = null,
  limits = unlimited,
  helplines = null,
  memories = [],
  replySource = 'language-model',
  hasJudge = false,
  hasEnglishVoice = false,
}: TestSetup = {}) {
  let state = createConversationState({
    id: 'conversation',
    child: { ...mia, ...child },
    card,
    limits,
    helplines,
    memories,
    replySource,
    hasJudge,
    hasEnglishVoice,
  })
  let clock = 0
  let sequence = 0
  let lastEffects: Effect[] = []
  const all: Effect[] = []
  const of = <Type extends Effect['type']>(type: Type, effects = all) =>
    effects.filter((effect): effect is Extract<Effect, { type: Type }> => effect.type === type)

  function apply(event: ConversationEvent) {
    const result = advance(state, event, findProfanity)
    state = result.state
    lastEffects = result.effects
    all.push(...lastEffects)
    return conversation
  }

  const conversation = {
    get state() {
      return state
    },
    get clock() {
      return clock
    },
    get lastEffects() {
      return lastEffects
    },
    get spoken() {
      return of('speak').map(({ text }) => text)
    },
    get transcript() {
      return of('save-entry').map(({ entry }) => `${entry.who}: ${entry.text}`)
    },
    get entries() {
      return of('save-entry').map(({ entry }) => entry)
    },
    get allEffects() {
      return all
    },
    get flagEffects() {
      return of('flag')
    },
    get flags() {
      return of('flag').map(({ flag }) => `${flag.about}: ${flag.category} ${flag.severity}`)
    },
    get thinkEffects() {
      return of('think')
    },
    get deviceMessages(): DeviceMessage[] {
      return of('send-to-device').map(({ message }) => message)
    },
    get endReason() {
      return of('end')[0]?.reason ?? null
    },
    hasEffect: (type: Effect['type']) => of(type, lastEffects).length > 0,

    deviceEvent: (event: FromDevice) => apply({ ...event, at: clock, sequence: ++sequence } as ConversationEvent),
    serverEvent: (event: FromServer) => apply({ ...event, at: clock } as ConversationEvent),
    resend: (event: FromDevice, earlierSequence: number) =>
      apply({ ...event, at: clock, sequence: earlierSequence } as ConversationEvent),

    start: () => conversation.deviceEvent({ type: 'start' }),
    modelWrites: (text: string) =>
      conversation.serverEvent({ type: 'think-delta', id: of('think').at(-1)?.id ?? '', text }),
    modelFinishes: () => conversation.serverEvent({ type: 'think-ended', id: of('think').at(-1)?.id ?? '' }),
    coachSays: (text: string) => conversation.modelWrites(text).modelFinishes(),

    childHears(words: string) {
      const sentence = state.coachTurn?.sentences.find(({ text }) => text.includes(words))
      if (!sentence) throw new Error(`"${words}" is not being said`)
      const { id, text } = sentence
      conversation.serverEvent({
        type: 'speak-progress',
        id,
        synthesizedMs: text.length * speechMsPerLetter,
        complete: true,
      })
      const playedMs = (text.indexOf(words) + words.length) * speechMsPerLetter
      clock += playedMs
      return conversation.deviceEvent({ type: 'played', sentence: id, playedMs })
    },
    childHearsAll() {
      for (let sentence = state.coachTurn?.sentences[0]; sentence; sentence = state.coachTurn?.sentences[0])
        conversation.childHears(sentence.text)
      return conversation
    },
    childStartsSpeaking: (utterance = `u${sequence}`) =>
      conversation.deviceEvent({ type: 'speech-started', utterance }),
    childSays(text: string, utterance = `u${sequence}`) {
      conversation.childStartsSpeaking(utterance)
      clock += 1_000
      conversation.deviceEvent({ type: 'speech-ended', utterance, silenceMs: 0 }).deviceEvent({ type: 'end-of-speech' })
      return conversation.transcribedAs(text)
    },
    transcribedAs: (text: string) => conversation.serverEvent({ type: 'heard', id: of('hear').at(-1)?.id ?? '', text }),

    /** Fires every timer that is due on the way. */
    advanceTime(milliseconds: number) {
      const until = clock + milliseconds
      while (state.timerAt !== null && state.timerAt <= until) {
        clock = Math.max(clock, state.timerAt)
        conversation.serverEvent({ type: 'timer-fired' })
      }
      clock = until
      return conversation
    },
  }
  return conversation
}
