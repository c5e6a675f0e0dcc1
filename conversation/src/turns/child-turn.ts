import { answer, answerNothing } from './reply-to-child.ts'
import { interrupt } from './interruption.ts'
import { patienceWith } from '../lifecycle/timeouts.ts'
import { languageOf } from '../prompt/instructions.ts'
import type { ChildTurn, Utterance } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit, newId } from '../step.ts'

const mostUtterances = 20
const longestText = 2_000
const longestTurn = 4_000

export function speechStarted(step: Step, id: string): Step {
  const { now } = step.state
  if (step.state.turn?.utterances.some((utterance) => utterance.id === id)) return step
  return add(step, { id, doing: 'speaking', since: now, hearId: null, retried: false, text: '', typed: false })
}

export function typed(step: Step, text: string): Step {
  const plain = text.replaceAll(/\s+/g, ' ').trim().slice(0, longestText)
  if (plain === '') return step
  const [named, id] = newId(step, 'typed')
  const { now } = named.state
  return endOfSpeech(
    add(named, { id, doing: 'heard', since: now, hearId: null, retried: false, text: plain, typed: true }),
  )
}

function add(step: Step, utterance: Utterance): Step {
  const { turn } = step.state
  if (turn && (turn.utterances.length >= mostUtterances || textOf(turn).length >= longestTurn)) {
    return emit(step, { type: 'tell', message: { type: 'error', code: 'turn-too-long' } })
  }
  const interrupted = interrupt(step)
  const { now, quietSince } = interrupted.state
  const current: ChildTurn = turn ?? { startedAt: now, utterances: [], silentSince: now, over: false, quietSince }
  const grown = { ...current, utterances: [...current.utterances, utterance], over: false, silentSince: now }
  return change(interrupted, { turn: grown, quietSince: null })
}

/** Each utterance is heard as soon as it ends, while it is still open whether the child goes on. */
export function speechEnded(step: Step, id: string, silentFor: number): Step {
  const { turn, now } = step.state
  const utterance = turn?.utterances.find((each) => each.id === id && each.doing === 'speaking')
  if (!turn || !utterance) return step
  const waited = Number.isFinite(silentFor) ? Math.max(0, silentFor) : 0
  return hear(change(step, { turn: { ...turn, silentSince: now - waited } }), utterance)
}

export function endOfSpeech(step: Step): Step {
  const { turn } = step.state
  if (!turn) return step
  const speaking = turn.utterances.filter(({ doing }) => doing === 'speaking')
  return speaking.reduce(hear, change(step, { turn: { ...turn, over: true } }))
}

function hear(step: Step, utterance: Utterance): Step {
  const [named, hearId] = newId(step, 'hear')
  const { now, child } = named.state
  const asked = update(named, utterance.id, { doing: 'hearing', hearId, since: now })
  return emit(asked, { type: 'hear', id: hearId, utterance: utterance.id, language: languageOf(child.language) })
}

export function heard(step: Step, hearId: string, text: string): Step {
  const utterance = awaiting(step, hearId)
  const plain = text.replaceAll(/\s+/g, ' ').trim().slice(0, longestText)
  return utterance ? update(step, utterance.id, { doing: 'heard', text: plain, hearId: null }) : step
}

export function hearFailed(step: Step, hearId: string): Step {
  const utterance = awaiting(step, hearId)
  if (!utterance) return step
  if (utterance.retried) return update(step, utterance.id, { doing: 'failed', hearId: null })
  return hear(update(step, utterance.id, { retried: true }), utterance)
}

const awaiting = ({ state }: Step, hearId: string) =>
  state.turn?.utterances.find((each) => each.doing === 'hearing' && each.hearId === hearId)

function update(step: Step, id: string, changes: Partial<Utterance>): Step {
  const { turn } = step.state
  if (!turn) return step
  const utterances = turn.utterances.map((each) => (each.id === id ? { ...each, ...changes } : each))
  return change(step, { turn: { ...turn, utterances } })
}

const isOpen = ({ doing }: Utterance) => doing === 'speaking' || doing === 'hearing'

const textOf = (turn: ChildTurn) =>
  turn.utterances
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')

/** When the silence has lasted long enough to be the end; null while the child speaks, or is still being heard. */
export function closesAt({ state }: Step): number | null {
  const { turn, child } = state
  if (!turn || turn.over || turn.utterances.some(isOpen)) return null
  return turn.silentSince + patienceWith(child, textOf(turn))
}

export function closeTurn(step: Step): Step {
  const { turn } = step.state
  return turn ? change(step, { turn: { ...turn, over: true } }) : step
}

/** Once the turn is over and everything of it was heard, the coach answers. */
export function finishTurn(step: Step): Step {
  const { turn } = step.state
  if (!turn?.over || turn.utterances.some(isOpen)) return step
  const text = textOf(turn)
  const done = change(step, { turn: null })
  return text === '' ? answerNothing(done, turn) : answer(done, turn, text)
}
