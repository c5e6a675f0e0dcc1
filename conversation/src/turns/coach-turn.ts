import { cancelThought } from './cancel-reply.ts'
import { heardPart, isHeard } from './playback-position.ts'
import { languageOf } from '../prompt/instructions.ts'
import { remember } from '../prompt/memory.ts'
import { checkCoach, tailOf } from '../safeguards/check.ts'
import type { Finding } from '../safeguards/findings.ts'
import { harmless, insteadOfSaying } from '../safeguards/fixed-replies.ts'
import { speakable, splitSentences } from './split-sentences.ts'
import type { CoachTurn, Sentence } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit, newId } from '../step.ts'
import { keep } from '../transcript/record-entry.ts'

/** While one is played the next is voiced; more would fill a small device's memory. */
const ahead = 2

/** Sentences wait here until it is their turn; each is checked at the moment when it is handed over. */
export function queue(step: Step, sentences: string[]): Step {
  if (sentences.length === 0) return step
  const { coach, now } = step.state
  const turn: CoachTurn = coach ?? { startedAt: now, heard: [], sentences: [], waiting: [] }
  return change(step, { coach: { ...turn, waiting: [...turn.waiting, ...sentences] }, quietSince: null, unheard: [] })
}

/** A line that we wrote, or that was said before. */
export function say(step: Step, line: string): Step {
  const { sentences, rest } = splitSentences(line)
  return queue(step, [...sentences, speakable(rest)].filter(Boolean))
}

export function handOver(step: Step): Step {
  const { coach } = step.state
  if (!coach || coach.sentences.length >= ahead) return step
  const [next, ...waiting] = coach.waiting
  if (next === undefined) return step
  const finding = check(step, next)
  if (!finding) return handOver(speak(change(step, { coach: { ...coach, waiting } }), next))
  // Whatever would have followed was thought by the same mind.
  const cutOff = change(cancelThought(report(step, finding)), { coach: { ...coach, waiting: [] } })
  const instead = insteadOfSaying(finding.category)
  return speak(cutOff, check(cutOff, instead) ? harmless : instead)
}

const check = ({ state, findProfanity }: Step, sentence: string) =>
  checkCoach(sentence, { before: state.coachTail, maturity: state.child.maturity.id, findProfanity })

function report(step: Step, { category, severity, snippet }: Finding): Step {
  const flag = { at: step.state.now, about: 'coach' as const, category, severity, snippet, entryId: null }
  return emit(step, { type: 'flag', flag })
}

function speak(step: Step, text: string, retried = false): Step {
  const [named, id] = newId(step, 'sentence')
  const { coach, child, now, coachTail } = named.state
  if (!coach) return step
  const sentence: Sentence = { id, text, voiced: 0, whole: false, played: 0, since: now, retried }
  return emit(
    change(named, {
      coach: { ...coach, sentences: [...coach.sentences, sentence] },
      coachTail: retried ? coachTail : tailOf(`${coachTail} ${text}`),
    }),
    { type: 'speak', id, text, language: languageOf(child.language) },
    { type: 'tell', message: { type: 'caption', sentence: id, text } },
  )
}

export function voiced(step: Step, id: string, milliseconds: number, whole: boolean): Step {
  if (whole && !(milliseconds > 0)) return speakFailed(step, id)
  return update(step, id, (sentence) => ({
    ...sentence,
    voiced: Math.max(sentence.voiced, finite(milliseconds)),
    whole: sentence.whole || whole,
    since: sentence.whole ? sentence.since : step.state.now,
  }))
}

export function played(step: Step, id: string, upTo: number): Step {
  return update(step, id, (sentence) => {
    const further = finite(upTo) > sentence.played
    return further
      ? { ...sentence, played: finite(upTo), since: sentence.whole ? step.state.now : sentence.since }
      : sentence
  })
}

const finite = (milliseconds: number) => (Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0)

function update(step: Step, id: string, renew: (sentence: Sentence) => Sentence): Step {
  const { coach } = step.state
  if (!coach) return step
  return change(step, {
    coach: { ...coach, sentences: coach.sentences.map((each) => (each.id === id ? renew(each) : each)) },
  })
}

/** Once more if nothing of it was heard; otherwise the coach falls silent and the device is told why. */
export function speakFailed(step: Step, id: string): Step {
  const { coach } = step.state
  const failed = coach?.sentences.findIndex((sentence) => sentence.id === id) ?? -1
  if (!coach || failed < 0) return step
  const again = coach.sentences.slice(failed)
  if (again.some(({ retried, played: heard }) => retried || heard > 0)) {
    return fallSilent(emit(step, { type: 'tell', message: { type: 'error', code: 'tts-failed' } }), true)
  }
  // What was to follow it has been given away already, and must not come first.
  const taken = again.length > 1 ? emit(step, { type: 'stop-speaking' }) : step
  const without = change(taken, { coach: { ...coach, sentences: coach.sentences.slice(0, failed) } })
  return again.reduce((spoken, { text }) => speak(spoken, text, true), without)
}

/** Ends the coach's turn where the child stopped hearing it. */
export function fallSilent(step: Step, failed = false): Step {
  const { coach, voiceFailures, now } = step.state
  if (!coach) return step
  const stopped = coach.sentences.length > 0 ? emit(step, { type: 'stop-speaking' }) : step
  const closed = close(cancelThought(stopped), coach, true)
  return change(closed, { quietSince: now, voiceFailures: failed ? voiceFailures + 1 : voiceFailures })
}

/** What was heard to its end is done with; when nothing is left to say, the turn is. */
export function finishHeard(step: Step): Step {
  const { coach, thought, now } = step.state
  if (!coach) return step
  const done = coach.sentences.findIndex((sentence) => !isHeard(sentence))
  const heard = done < 0 ? coach.sentences : coach.sentences.slice(0, done)
  const rest: CoachTurn = {
    ...coach,
    heard: [...coach.heard, ...heard.map(({ text }) => text)],
    sentences: coach.sentences.slice(heard.length),
  }
  if (rest.sentences.length > 0 || rest.waiting.length > 0 || thought) return change(step, { coach: rest })
  return change(close(step, rest, false), { quietSince: now, voiceFailures: 0 })
}

function close(step: Step, coach: CoachTurn, interrupted: boolean): Step {
  const cut = coach.sentences.findIndex((sentence) => !isHeard(sentence))
  const whole = cut < 0 ? coach.sentences : coach.sentences.slice(0, cut)
  const missed = coach.sentences.slice(whole.length)
  const part = missed[0] ? heardPart(missed[0]) : ''
  const text = [...coach.heard, ...whole.map((sentence) => sentence.text), part].filter(Boolean).join(' ')
  const unheard = [...missed.map((sentence) => sentence.text), ...coach.waiting]
  const closed = change(step, { coach: null, unheard })
  if (text === '') return closed
  return keep(remember(closed, { who: 'coach', text }), { at: coach.startedAt, who: 'coach', text, interrupted })
}
