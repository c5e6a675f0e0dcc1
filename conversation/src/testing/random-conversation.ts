import * as fc from 'fast-check'
import { advance } from '../advance.ts'
import type { Effect } from '../effects.ts'
import type { ConversationEvent, Verdict } from '../events.ts'
import type { FindProfanity } from '../findings.ts'
import type { ConversationState } from '../state.ts'
import { unlimited, type Limits } from '../participants.ts'
import { createConversationState } from '../state.ts'
import { findProfanity } from './find-profanity.ts'
import { mia, storyCard } from './test-conversation.ts'

/** An action becomes an event. `pick` selects which of the earlier ids it refers to. */
interface RandomAction {
  /** It becomes the event that a normal conversation would have next, or else any event. */
  natural: boolean
  type: ConversationEvent['type']
  pick: number
  delayMs: number
  text: string
  milliseconds: number
  share: number
  flag: boolean
  repeated: boolean
}

export interface RecordedStep {
  event: ConversationEvent
  /** It is false for a repeat of an earlier event of the device. */
  fresh: boolean
  effects: Effect[]
  before: ConversationState
  after: ConversationState
  checked: string[]
}

const types: ConversationEvent['type'][] = [
  'start',
  'speech-started',
  'speech-ended',
  'end-of-speech',
  'text',
  'picture',
  'card',
  'interrupt',
  'played',
  'heard',
  'hear-failed',
  'hear-refused',
  'think-delta',
  'think-ended',
  'think-failed',
  'judged',
  'judge-failed',
  'speak-progress',
  'speak-failed',
  'speak-refused',
  'picture-started',
  'picture-ended',
  'timer-fired',
  'disconnected',
  'reconnected',
  'woken',
  'limits-changed',
]
/** Some of these are forbidden or raise flags. */
const words = [
  'the fox ran home. ',
  'a blue boat! ',
  'and then',
  'it rained on the moon. ',
  'where do you live? ',
  'shit. ',
]
const moreWords = ['kill. ', 'yourself. ', '', 'I want to die', 'bye bye', 'I have a dog']

const usuallyOneOf = <Value>(usual: Value[], rare: Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...rare) })

export const randomActions = fc.array(
  fc.record<RandomAction>({
    natural: usuallyOneOf([true, true, false], [false]),
    type: fc.constantFrom(...types),
    pick: usuallyOneOf([0, 0, 1], [2, 3]),
    delayMs: usuallyOneOf([0, 0, 0, 10, 100], [1_000, 1_000, 1_000, 5_000, 5_000, 20_000, 70_000]),
    text: usuallyOneOf(words, moreWords),
    milliseconds: usuallyOneOf([600, 900, 900], [0, 99_999, -5, Number.NaN, Number.POSITIVE_INFINITY]),
    share: fc.constantFrom(0.4, 0.8, 1, 1),
    flag: usuallyOneOf([true], [false]),
    repeated: fc.integer({ min: 0, max: 14 }).map((each) => each === 0),
  }),
  { minLength: 5, maxLength: 80, size: 'max' },
)

export const randomLimits = usuallyOneOf<Limits>(
  [unlimited, { ...unlimited, endAt: 130_000 }],
  [{ ...unlimited, endAt: 0 }],
)

export function runRandomConversation(actions: RandomAction[], limits: ConversationState['limits'], started = true) {
  const steps: RecordedStep[] = []
  let state = deepFreeze(
    createConversationState({
      id: 'any',
      child: mia,
      card: null,
      limits,
      helplines: null,
      memories: [],
      replySource: 'language-model',
      hasJudge: actions.length % 2 === 0,
      hasEnglishVoice: false,
    }),
  )
  let clock = 0
  let sequence = 0
  let highestSequence = 0
  const sent: ConversationEvent[] = []
  const ids = { hear: ['none'], think: ['none'], judge: ['none'], speak: ['none'], utterance: ['none'] }
  const latest = (list: string[], pick: number) => list.at(-1 - pick) ?? 'none'
  const sentenceId = (pick: number) => state.coachTurn?.sentences[pick]?.id ?? latest(ids.speak, pick)

  function apply(event: ConversationEvent) {
    const checked: string[] = []
    const recordingFindProfanity: FindProfanity = (text) => {
      checked.push(text)
      return findProfanity(text)
    }
    const fresh = !('sequence' in event) || event.sequence > highestSequence
    if ('sequence' in event) highestSequence = Math.max(highestSequence, event.sequence)
    const { state: after, effects } = advance(state, event, recordingFindProfanity)
    for (const effect of effects)
      if (effect.type === 'hear' || effect.type === 'think' || effect.type === 'judge' || effect.type === 'speak')
        ids[effect.type].push(effect.id)
    steps.push({ event, fresh, effects, before: state, after, checked })
    state = deepFreeze(after)
  }

  /** Fires every timer that is due on the way. */
  function wait(until: number) {
    for (let times = 0; state.timerAt !== null && state.timerAt <= until && times < 200; times++) {
      clock = Math.max(clock, state.timerAt)
      apply({ type: 'timer-fired', at: clock })
    }
    clock = Math.max(clock, until)
  }

  function naturalEvent({ text, share, flag }: RandomAction): ConversationEvent {
    const open = state.childTurn?.utterances.find(({ status }) => status === 'speaking' || status === 'transcribing')
    const sentence = state.coachTurn?.sentences[0]
    const fromDevice = { at: clock, sequence: ++sequence }
    if (open?.hearId) return { type: 'heard', at: clock, id: open.hearId, text }
    if (open) return { type: 'end-of-speech', ...fromDevice }
    if (sentence?.synthesisComplete)
      return { type: 'played', ...fromDevice, sentence: sentence.id, playedMs: sentence.synthesizedMs * share }
    if (sentence)
      return {
        type: 'speak-progress',
        at: clock,
        id: sentence.id,
        synthesizedMs: sentence.text.length * 50,
        complete: flag,
      }
    if (state.pendingReply?.judgeId)
      return { type: 'judged', at: clock, id: state.pendingReply.judgeId, verdict: verdictOf(flag) }
    if (state.pendingReply && flag)
      return { type: 'think-delta', at: clock, id: state.pendingReply.id, text: `${sequence} ${text}` }
    if (state.pendingReply) return { type: 'think-ended', at: clock, id: state.pendingReply.id }
    return {
      type: 'speech-started',
      ...fromDevice,
      utterance: ids.utterance[ids.utterance.push(`u${sequence}`) - 1] ?? '',
    }
  }

  function anyEvent({ type, pick, text, milliseconds, share, flag, repeated }: RandomAction): ConversationEvent {
    const earlier = repeated ? sent.at(-1 - pick) : undefined
    if (earlier) return { ...earlier, at: clock }
    const at = Number.isNaN(milliseconds) ? milliseconds : flag && pick === 3 ? 0 : clock
    const fromDevice = { at, sequence: ++sequence }
    switch (type) {
      case 'speech-started':
        return { type, ...fromDevice, utterance: ids.utterance[ids.utterance.push(`u${sequence}`) - 1] ?? '' }
      case 'speech-ended':
        return { type, ...fromDevice, utterance: latest(ids.utterance, pick), silenceMs: milliseconds }
      case 'text':
        return { type, ...fromDevice, text }
      case 'picture':
        return { type, ...fromDevice, picture: 'p' }
      case 'card':
        return { type, ...fromDevice, card: storyCard }
      case 'played':
        return { type, ...fromDevice, sentence: sentenceId(pick), playedMs: milliseconds * share }
      case 'start':
      case 'end-of-speech':
      case 'interrupt':
        return { type, ...fromDevice }
      case 'heard':
        return { type, at, id: latest(ids.hear, pick), text }
      case 'think-delta':
        return { type, at, id: latest(ids.think, pick), text: `${sequence} ${text}` }
      case 'hear-failed':
      case 'hear-refused':
        return { type, at, id: latest(ids.hear, pick) }
      case 'think-ended':
      case 'think-failed':
        return { type, at, id: latest(ids.think, pick) }
      case 'judged':
        return { type, at, id: latest(ids.judge, pick), verdict: verdictOf(flag) }
      case 'judge-failed':
        return { type, at, id: latest(ids.judge, pick) }
      case 'speak-progress':
        return { type, at, id: sentenceId(pick), synthesizedMs: milliseconds, complete: flag }
      case 'speak-failed':
      case 'speak-refused':
        return { type, at, id: sentenceId(pick) }
      case 'limits-changed':
        return { type, at, limits: { ...unlimited, endAt: limitAt(milliseconds, pick, clock) } }
      case 'stop':
        return { type, at, reason: 'stopped' }
      default:
        return { type, at }
    }
  }

  if (started) apply({ type: 'start', at: clock, sequence: ++sequence })
  for (const action of actions) {
    wait(clock + (action.natural ? Math.min(action.delayMs, 1_000) : action.delayMs))
    const event = action.natural ? naturalEvent(action) : anyEvent(action)
    if ('sequence' in event) sent.push(event)
    apply(event)
  }
  return { steps, wait, apply, state: () => state, clock: () => clock }
}

/** The limit is none, now, or soon. */
const limitAt = (milliseconds: number, pick: number, clock: number) =>
  Number.isFinite(milliseconds) && pick > 0 ? clock + (pick - 1) * milliseconds : null

const verdictOf = (isSafe: boolean): Verdict => (isSafe ? { isSafe } : { isSafe, category: 'cruelty' })

/** Makes a change of the state in place throw. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
