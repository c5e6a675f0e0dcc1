import { advance } from '@pipit/conversation/advance'
import type { Effect, ConversationEndReason } from '@pipit/conversation/effects'
import type { TranscriptEntry } from '@pipit/conversation/transcript/entry'
import type { ConversationEvent, DeviceEvent } from '@pipit/conversation/events'
import type { Card } from '@pipit/conversation/participants'
import type { Flag } from '@pipit/conversation/safeguards/findings'
import type { ConversationState } from '@pipit/conversation/state'
import { findProfanity } from '@pipit/server/features/chat/find-profanity'
import type { Line } from './dialogue.ts'
import type { Seeded } from './seeded-random.ts'

interface Occasion {
  startedAt: Date
  /** Those that the dialogue shows, by their activity. */
  cards: ReadonlyMap<string, Card>
  chance: Seeded
}

export interface Performance {
  state: ConversationState
  entries: TranscriptEntry[]
  flags: Flag[]
  reason: ConversationEndReason
  endedAt: Date
}

type Without<Event, Keys extends string> = Event extends unknown ? Omit<Event, Keys> : never

/** In milliseconds. */
const pace = { perLetterOfCoach: 62, perLetterOfChild: 95, toThink: 900, toVoice: 180, toHear: 320, silentFor: 200 }
const interruptedAfter = 0.6

/**
 * Plays a written dialogue through the conversation itself, as the device, the ears, the mind and the voice of it, in a
 * time of its own. What is said, kept and flagged in the end is what the conversation made of it.
 */
export function performDialogue(beginning: ConversationState, lines: Line[], occasion: Occasion): Performance {
  const { startedAt, cards, chance } = occasion
  const script = [...lines]
  const entries: TranscriptEntry[] = []
  const flags: Flag[] = []
  let state = beginning
  let clock = startedAt.getTime()
  let sequence = 0
  let thought: string | null = null
  let hearing = ''
  let reason: ConversationEndReason | null = null

  device({ type: 'start' })
  while (state.phase !== 'ended' || state.timerAt !== null) {
    if (thought !== null) think(thought)
    else if (state.coachTurn) speak()
    else goOn()
  }
  if (script.length > 0) throw new Error(`the conversation ended before this was said: ${JSON.stringify(script[0])}`)
  return { state, entries, flags, reason: reason ?? 'stopped', endedAt: new Date(clock) }

  function take(event: Without<ConversationEvent, 'at'>) {
    const result = advance(state, { ...event, at: clock } as ConversationEvent, findProfanity)
    state = result.state
    for (const effect of result.effects) note(effect)
  }

  function device(event: Without<DeviceEvent, 'at' | 'sequence'>) {
    sequence += 1
    take({ ...event, sequence } as Without<ConversationEvent, 'at'>)
  }

  function note(effect: Effect) {
    if (effect.type === 'think') thought = effect.id
    if (effect.type === 'cancel-think' && effect.id === thought) thought = null
    if (effect.type === 'hear') hearing = effect.id
    if (effect.type === 'save-entry') entries.push(effect.entry)
    if (effect.type === 'flag') flags.push(effect.flag)
    if (effect.type === 'end') reason = effect.reason
  }

  function think(id: string) {
    // The child goes on before the coach has found an answer.
    if (script[0]?.who === 'child') return goOn()
    const line = script.shift()
    if (line?.who !== 'coach') throw new Error(`the coach has nothing to say before ${JSON.stringify(line)}`)
    clock += pace.toThink + chance.between(0, 700)
    for (const piece of line.text.split(/(?<=[,.!?]) /)) take({ type: 'think-delta', id, text: `${piece} ` })
    take({ type: 'think-ended', id })
    thought = null
  }

  /** One sentence, up to its end or to where the child speaks over it. */
  function speak() {
    const sentence = state.coachTurn?.sentences[0]
    if (!sentence) throw new Error('the coach is about to say nothing')
    const next = script[0]
    const isLast = state.coachTurn?.sentences.length === 1 && state.coachTurn.queuedSentences.length === 0
    const isCutOff = isLast && next?.who === 'child' && next.text !== null && next.over
    const synthesizedMs = Math.round(sentence.text.length * pace.perLetterOfCoach)
    const playedMs = isCutOff ? Math.round(synthesizedMs * interruptedAfter) : synthesizedMs
    clock += pace.toVoice
    take({ type: 'speak-progress', id: sentence.id, synthesizedMs, complete: true })
    clock += playedMs
    device({ type: 'played', sentence: sentence.id, playedMs })
    if (isCutOff) goOn()
  }

  function goOn() {
    const line = state.phase === 'ended' || state.endingWith ? undefined : script.shift()
    if (line?.who === 'child') return listen(line)
    if (line?.who === 'coach') throw new Error(`nobody asked the coach to say: ${line.text}`)
    if (line?.what === 'leaves') return take({ type: 'stop', reason: 'stopped' })
    if (line?.what === 'card') return show(line.activity)
    wait()
  }

  function show(activity: string) {
    const card = cards.get(activity)
    if (!card) throw new Error(`the family has no card for ${activity}`)
    clock += 2_000
    device({ type: 'card', card })
  }

  function listen(line: Extract<Line, { who: 'child' }>) {
    const isOver = line.text !== null && line.over
    if (!isOver) clock += chance.between(900, 5_500)
    if (line.text !== null && line.sees) device({ type: 'picture', picture: `picture-${sequence + 1}` })
    const utterance = `utterance-${sequence + 1}`
    device({ type: 'speech-started', utterance })
    clock += 300 + Math.round((line.text?.length ?? 20) * pace.perLetterOfChild)
    device({ type: 'speech-ended', utterance, silenceMs: pace.silentFor })
    // What could not be understood at first is tried once more.
    for (let attempt = 0; attempt < (line.text === null ? 2 : 1); attempt += 1) {
      clock += pace.toHear
      if (line.text === null) take({ type: 'hear-failed', id: hearing })
      else take({ type: 'heard', id: hearing, text: line.text })
    }
    while (state.childTurn) wait()
  }

  function wait() {
    if (state.timerAt === null) throw new Error('the conversation waits for nothing')
    clock = Math.max(clock, state.timerAt)
    take({ type: 'timer-fired' })
  }
}
