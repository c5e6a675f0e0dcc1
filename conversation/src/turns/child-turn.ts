import { isOpen, textOf } from './store-words.ts'
import { interrupt } from './interruption.ts'
import { endpointingDelayMs } from './endpointing.ts'
import { repeatsCoach } from './repeats-coach.ts'
import { validLanguage } from '../texts/spoken-language.ts'
import type { PitchContour } from '../events.ts'
import type { ChildTurn, Utterance } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit, newId } from '../step.ts'
import { cleanText } from '../text/clean-text.ts'
import { cutText } from '../text/cut-text.ts'

/** Typed text is cut here. Nobody says as much in the 30 seconds of an utterance. */
const maxUtteranceLength = 2_000

export function onSpeechStarted(step: Step, id: string): Step {
  const { now } = step.state
  if (step.state.childTurn?.utterances.some((utterance) => utterance.id === id)) return step
  return addUtterance(step, {
    id,
    status: 'speaking',
    statusSince: now,
    hearId: null,
    retried: false,
    text: '',
    typed: false,
    isUncertain: false,
    isPatient: false,
    isOverCoach: (step.state.coachTurn?.sentences.length ?? 0) > 0,
  })
}

export function onText(step: Step, text: string): Step {
  const plain = toUtteranceText(text)
  if (plain === '') return step
  const [named, id] = newId(step, 'typed')
  const { now } = named.state
  return endSpeech(
    addUtterance(named, {
      id,
      status: 'transcribed',
      statusSince: now,
      hearId: null,
      retried: false,
      text: plain,
      typed: true,
      isUncertain: false,
      isPatient: false,
      isOverCoach: false,
    }),
  )
}

function addUtterance(step: Step, utterance: Utterance): Step {
  const { childTurn } = step.state
  const interrupted = interrupt(step)
  const { now, quietSince } = interrupted.state
  const current: ChildTurn = childTurn ?? {
    startedAt: now,
    utterances: [],
    silentSince: now,
    pitch: null,
    ended: false,
    quietSinceBefore: quietSince,
    storedFindings: null,
  }
  const extended: ChildTurn = {
    ...current,
    utterances: [...current.utterances, utterance],
    ended: false,
    silentSince: now,
    pitch: null,
  }
  const toldToWait = childTurn !== null && interrupted.state.toldToWait
  return change(interrupted, { childTurn: extended, quietSince: null, toldToWait })
}

/** Each utterance is transcribed as soon as it ends, although the turn may continue. */
export function onSpeechEnded(step: Step, id: string, silenceMs: number, pitch: PitchContour | null): Step {
  const { childTurn, now } = step.state
  const utterance = childTurn?.utterances.find((each) => each.id === id && each.status === 'speaking')
  if (!childTurn || !utterance) return step
  const waitedMs = Number.isFinite(silenceMs) ? Math.max(0, silenceMs) : 0
  return hear(change(step, { childTurn: { ...childTurn, silentSince: now - waitedMs, pitch } }), utterance)
}

export function endSpeech(step: Step): Step {
  const { childTurn } = step.state
  if (!childTurn) return step
  const speaking = childTurn.utterances.filter(({ status }) => status === 'speaking')
  return speaking.reduce(hear, change(step, { childTurn: { ...childTurn, ended: true } }))
}

function hear(step: Step, utterance: Utterance): Step {
  const [named, hearId] = newId(step, 'hear')
  const { now, child, care, concern, expectedAnswers } = named.state
  const transcribing = update(named, utterance.id, { status: 'transcribing', hearId, statusSince: now })
  return emit(transcribing, {
    type: 'hear',
    id: hearId,
    utterance: utterance.id,
    language: validLanguage(child.language),
    // Near something serious, each word is taken as it was heard.
    expectedAnswers: care || concern ? [] : expectedAnswers,
    isPatient: utterance.isPatient,
  })
}

export function onHeard(step: Step, hearId: string, text: string, isUncertain = false): Step {
  const utterance = findTranscribing(step, hearId)
  if (!utterance) return step
  const said = toUtteranceText(text)
  const isEcho = utterance.isOverCoach && repeatsCoach(said, step.state)
  return update(step, utterance.id, { status: 'transcribed', text: isEcho ? '' : said, isUncertain, hearId: null })
}

const toUtteranceText = (text: string) => cutText(cleanText(text).replaceAll(/\s+/g, ' ').trim(), maxUtteranceLength)

export function onHearFailed(step: Step, hearId: string): Step {
  const utterance = findTranscribing(step, hearId)
  if (!utterance) return step
  if (utterance.retried) return update(step, utterance.id, { status: 'failed', hearId: null })
  return hear(update(step, utterance.id, { retried: true }), utterance)
}

/** STT has too much to do. The words are not lost: it gets them again, and the child hears that it takes a while. */
export function onHearRefused(step: Step, hearId: string): Step {
  const utterance = findTranscribing(step, hearId)
  if (!utterance) return step
  if (utterance.isPatient) return update(step, utterance.id, { status: 'failed', hearId: null })
  return hear(update(step, utterance.id, { isPatient: true }), { ...utterance, isPatient: true })
}

const findTranscribing = ({ state }: Step, hearId: string) =>
  state.childTurn?.utterances.find((each) => each.status === 'transcribing' && each.hearId === hearId)

function update(step: Step, id: string, changes: Partial<Utterance>): Step {
  const { childTurn } = step.state
  if (!childTurn) return step
  const utterances = childTurn.utterances.map((each) => (each.id === id ? { ...each, ...changes } : each))
  return change(step, { childTurn: { ...childTurn, utterances } })
}

/** The turn ends by silence then. It is null while the child speaks or an utterance is being transcribed. */
export function endpointAt({ state }: Step): number | null {
  const { childTurn, child, expectedAnswers } = state
  if (!childTurn || childTurn.ended || childTurn.utterances.some(isOpen)) return null
  const { utterances, silentSince, pitch } = childTurn
  const isUncertain = utterances.at(-1)?.isUncertain ?? false
  return (
    silentSince + endpointingDelayMs({ age: child.age, text: textOf(utterances), isUncertain, pitch, expectedAnswers })
  )
}

export function endTurn(step: Step): Step {
  const { childTurn } = step.state
  return childTurn ? change(step, { childTurn: { ...childTurn, ended: true } }) : step
}
