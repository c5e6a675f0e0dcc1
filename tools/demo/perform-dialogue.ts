import { advance } from '@pipit/conversation/advance'
import type { Effect, ConversationEndReason, TranscriptEntry } from '@pipit/conversation/effects'
import type { ConversationEvent, DeviceEvent } from '@pipit/conversation/events'
import type { Card } from '@pipit/conversation/participants'
import type { Flag } from '@pipit/conversation/findings'
import type { ConversationState } from '@pipit/conversation/state'
import { findProfanity } from '@pipit/server/features/chat/find-profanity'
import type { Line } from './dialogue.ts'
import type { SeededRandom } from './seeded-random.ts'

interface PerformanceOptions {
  startedAt: Date
  /** The key is the activity. */
  cards: ReadonlyMap<string, Card>
  random: SeededRandom
}

export interface Performance {
  state: ConversationState
  entries: TranscriptEntry[]
  flags: Flag[]
  reason: ConversationEndReason
  endedAt: Date
}

type Without<Event, Keys extends string> = Event extends unknown ? Omit<Event, Keys> : never

const durationsMs = { coachLetter: 62, childLetter: 95, think: 900, speak: 180, hear: 320, silence: 200 }
/** The share of the sentence that is played before a barge-in. */
const playedShare = 0.6

/**
 * Plays a written dialogue through the real conversation, in place of device, STT, language model and TTS, with
 * simulated time. Entries and flags are those that the conversation produces.
 */
export function performDialogue(
  initialState: ConversationState,
  lines: Line[],
  options: PerformanceOptions,
): Performance {
  const { startedAt, cards, random } = options
  const script = [...lines]
  const entries: TranscriptEntry[] = []
  const flags: Flag[] = []
  let state = initialState
  let clock = startedAt.getTime()
  let sequence = 0
  let pendingThinkId: string | null = null
  let hearId = ''
  let reason: ConversationEndReason | null = null

  applyFromDevice({ type: 'start' })
  while (state.phase !== 'ended' || state.timerAt !== null) {
    if (pendingThinkId !== null) reply(pendingThinkId)
    else if (state.coachTurn) speakSentence()
    else playNextLine()
  }
  if (script.length > 0) throw new Error(`the conversation ended before this was said: ${JSON.stringify(script[0])}`)
  return { state, entries, flags, reason: reason ?? 'stopped', endedAt: new Date(clock) }

  function apply(event: Without<ConversationEvent, 'at'>) {
    const result = advance(state, { ...event, at: clock } as ConversationEvent, findProfanity)
    state = result.state
    for (const effect of result.effects) perform(effect)
  }

  function applyFromDevice(event: Without<DeviceEvent, 'at' | 'sequence'>) {
    sequence += 1
    apply({ ...event, sequence } as Without<ConversationEvent, 'at'>)
  }

  function perform(effect: Effect) {
    if (effect.type === 'think') pendingThinkId = effect.id
    if (effect.type === 'cancel-think' && effect.id === pendingThinkId) pendingThinkId = null
    if (effect.type === 'hear') hearId = effect.id
    if (effect.type === 'save-entry') entries.push(effect.entry)
    if (effect.type === 'flag') flags.push(effect.flag)
    if (effect.type === 'end') reason = effect.reason
  }

  function reply(id: string) {
    // The child continues before the coach replies.
    if (script[0]?.who === 'child') return playNextLine()
    const line = script.shift()
    if (line?.who !== 'coach') throw new Error(`the coach has nothing to say before ${JSON.stringify(line)}`)
    clock += durationsMs.think + random.between(0, 700)
    for (const piece of line.text.split(/(?<=[,.!?]) /)) apply({ type: 'think-delta', id, text: `${piece} ` })
    apply({ type: 'think-ended', id })
    pendingThinkId = null
  }

  /** Plays one sentence up to its end or up to a barge-in. */
  function speakSentence() {
    const sentence = state.coachTurn?.sentences[0]
    if (!sentence) throw new Error('the coach has no sentence to speak')
    const next = script[0]
    const isLast = state.coachTurn?.sentences.length === 1 && state.coachTurn.queuedSentences.length === 0
    const isCutOff = isLast && next?.who === 'child' && next.text !== null && next.isBargeIn
    const synthesizedMs = Math.round(sentence.text.length * durationsMs.coachLetter)
    const playedMs = isCutOff ? Math.round(synthesizedMs * playedShare) : synthesizedMs
    clock += durationsMs.speak
    apply({ type: 'speak-progress', id: sentence.id, synthesizedMs, complete: true })
    clock += playedMs
    applyFromDevice({ type: 'played', sentence: sentence.id, playedMs })
    if (isCutOff) playNextLine()
  }

  function playNextLine() {
    const line = state.phase === 'ended' || state.endingWith ? undefined : script.shift()
    if (line?.who === 'child') return speakAsChild(line)
    if (line?.who === 'coach') throw new Error(`the conversation does not expect the coach to say: ${line.text}`)
    if (line?.what === 'leaves') return apply({ type: 'stop', reason: 'stopped' })
    if (line?.what === 'card') return showCard(line.activity)
    fireTimer()
  }

  function showCard(activity: string) {
    const card = cards.get(activity)
    if (!card) throw new Error(`the family has no card for ${activity}`)
    clock += 2_000
    applyFromDevice({ type: 'card', card })
  }

  function speakAsChild(line: Extract<Line, { who: 'child' }>) {
    const isBargeIn = line.text !== null && line.isBargeIn
    if (!isBargeIn) clock += random.between(900, 5_500)
    if (line.text !== null && line.hasPicture) applyFromDevice({ type: 'picture', picture: `picture-${sequence + 1}` })
    const utterance = `utterance-${sequence + 1}`
    applyFromDevice({ type: 'speech-started', utterance })
    clock += 300 + Math.round((line.text?.length ?? 20) * durationsMs.childLetter)
    applyFromDevice({ type: 'speech-ended', utterance, silenceMs: durationsMs.silence })
    // The conversation retries STT once.
    for (let attempt = 0; attempt < (line.text === null ? 2 : 1); attempt += 1) {
      clock += durationsMs.hear
      if (line.text === null) apply({ type: 'hear-failed', id: hearId })
      else apply({ type: 'heard', id: hearId, text: line.text })
    }
    while (state.childTurn) fireTimer()
  }

  function fireTimer() {
    if (state.timerAt === null) throw new Error('the conversation has no timer and no line is left')
    clock = Math.max(clock, state.timerAt)
    apply({ type: 'timer-fired' })
  }
}
