import { cancelReply } from './cancel-reply.ts'
import { playedText, isPlayed } from './playback-position.ts'
import { validLanguage } from '../prompt/instructions.ts'
import { addMessage } from '../prompt/memory.ts'
import { checkCoach, tailOf } from '../safeguards/check.ts'
import type { Finding } from '../safeguards/findings.ts'
import { safeReply, replacementFor } from '../safeguards/fixed-replies.ts'
import { speakable, splitSentences } from './split-sentences.ts'
import type { CoachTurn, Sentence } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit, newId } from '../step.ts'
import { recordEntry } from '../transcript/record-entry.ts'

/** While one is played the next is voiced; more would fill a small device's memory. */
const ahead = 2

/** Sentences wait here until it is their turn; each is checked at the moment when it is handed over. */
export function queueSentences(step: Step, sentences: string[]): Step {
  if (sentences.length === 0) return step
  const { coachTurn, now } = step.state
  const turn: CoachTurn = coachTurn ?? { startedAt: now, playedSentences: [], sentences: [], queuedSentences: [] }
  return change(step, {
    coachTurn: { ...turn, queuedSentences: [...turn.queuedSentences, ...sentences] },
    quietSince: null,
    unplayedSentences: [],
  })
}

/** A line that we wrote, or that was said before. */
export function say(step: Step, line: string): Step {
  const { sentences, rest } = splitSentences(line)
  return queueSentences(step, [...sentences, speakable(rest)].filter(Boolean))
}

export function speakQueuedSentences(step: Step): Step {
  const { coachTurn } = step.state
  if (!coachTurn || coachTurn.sentences.length >= ahead) return step
  const [next, ...queuedSentences] = coachTurn.queuedSentences
  if (next === undefined) return step
  const finding = check(step, next)
  if (!finding) return speakQueuedSentences(speak(change(step, { coachTurn: { ...coachTurn, queuedSentences } }), next))
  // Whatever would have followed was thought by the same mind.
  const cutOff = change(cancelReply(report(step, finding)), { coachTurn: { ...coachTurn, queuedSentences: [] } })
  const instead = replacementFor(finding.category)
  return speak(cutOff, check(cutOff, instead) ? safeReply : instead)
}

const check = ({ state, findProfanity }: Step, sentence: string) =>
  checkCoach(sentence, { before: state.coachTail, maturity: state.child.maturity.id, findProfanity })

function report(step: Step, { category, severity, snippet }: Finding): Step {
  const flag = { at: step.state.now, about: 'coach' as const, category, severity, snippet, entryId: null }
  return emit(step, { type: 'flag', flag })
}

function speak(step: Step, text: string, retried = false): Step {
  const [named, id] = newId(step, 'sentence')
  const { coachTurn, child, now, coachTail } = named.state
  if (!coachTurn) return step
  const sentence: Sentence = {
    id,
    text,
    synthesizedMs: 0,
    synthesisComplete: false,
    playedMs: 0,
    lastActivityAt: now,
    retried,
  }
  return emit(
    change(named, {
      coachTurn: { ...coachTurn, sentences: [...coachTurn.sentences, sentence] },
      coachTail: retried ? coachTail : tailOf(`${coachTail} ${text}`),
    }),
    { type: 'speak', id, text, language: validLanguage(child.language) },
    { type: 'send-to-device', message: { type: 'caption', sentence: id, text } },
  )
}

export function onSpeakProgress(step: Step, id: string, milliseconds: number, whole: boolean): Step {
  if (whole && !(milliseconds > 0)) return onSpeakFailed(step, id)
  return update(step, id, (sentence) => ({
    ...sentence,
    synthesizedMs: Math.max(sentence.synthesizedMs, finite(milliseconds)),
    synthesisComplete: sentence.synthesisComplete || whole,
    lastActivityAt: sentence.synthesisComplete ? sentence.lastActivityAt : step.state.now,
  }))
}

export function onPlayed(step: Step, id: string, upTo: number): Step {
  return update(step, id, (sentence) => {
    const further = finite(upTo) > sentence.playedMs
    return further
      ? {
          ...sentence,
          playedMs: finite(upTo),
          lastActivityAt: sentence.synthesisComplete ? step.state.now : sentence.lastActivityAt,
        }
      : sentence
  })
}

const finite = (milliseconds: number) => (Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0)

function update(step: Step, id: string, renew: (sentence: Sentence) => Sentence): Step {
  const { coachTurn } = step.state
  if (!coachTurn) return step
  return change(step, {
    coachTurn: { ...coachTurn, sentences: coachTurn.sentences.map((each) => (each.id === id ? renew(each) : each)) },
  })
}

/** Once more if nothing of it was heard; otherwise the coach falls silent and the device is told why. */
export function onSpeakFailed(step: Step, id: string): Step {
  const { coachTurn } = step.state
  const failed = coachTurn?.sentences.findIndex((sentence) => sentence.id === id) ?? -1
  if (!coachTurn || failed < 0) return step
  const again = coachTurn.sentences.slice(failed)
  if (again.some(({ retried, playedMs: heard }) => retried || heard > 0)) {
    return stopSpeaking(emit(step, { type: 'send-to-device', message: { type: 'error', code: 'tts-failed' } }), true)
  }
  // What was to follow it has been given away already, and must not come first.
  const taken = again.length > 1 ? emit(step, { type: 'stop-speaking' }) : step
  const without = change(taken, { coachTurn: { ...coachTurn, sentences: coachTurn.sentences.slice(0, failed) } })
  return again.reduce((spoken, { text }) => speak(spoken, text, true), without)
}

/** Ends the coach's turn where the child stopped hearing it. */
export function stopSpeaking(step: Step, failed = false): Step {
  const { coachTurn, consecutiveSpeakFailures, now } = step.state
  if (!coachTurn) return step
  const stopped = coachTurn.sentences.length > 0 ? emit(step, { type: 'stop-speaking' }) : step
  const closed = close(cancelReply(stopped), coachTurn, true)
  return change(closed, {
    quietSince: now,
    consecutiveSpeakFailures: failed ? consecutiveSpeakFailures + 1 : consecutiveSpeakFailures,
  })
}

/** What was heard to its end is done with; when nothing is left to say, the turn is. */
export function finishPlayedSentences(step: Step): Step {
  const { coachTurn, pendingReply, now } = step.state
  if (!coachTurn) return step
  const done = coachTurn.sentences.findIndex((sentence) => !isPlayed(sentence))
  const heard = done < 0 ? coachTurn.sentences : coachTurn.sentences.slice(0, done)
  const rest: CoachTurn = {
    ...coachTurn,
    playedSentences: [...coachTurn.playedSentences, ...heard.map(({ text }) => text)],
    sentences: coachTurn.sentences.slice(heard.length),
  }
  if (rest.sentences.length > 0 || rest.queuedSentences.length > 0 || pendingReply)
    return change(step, { coachTurn: rest })
  return change(close(step, rest, false), { quietSince: now, consecutiveSpeakFailures: 0 })
}

function close(step: Step, coach: CoachTurn, interrupted: boolean): Step {
  const cut = coach.sentences.findIndex((sentence) => !isPlayed(sentence))
  const whole = cut < 0 ? coach.sentences : coach.sentences.slice(0, cut)
  const missed = coach.sentences.slice(whole.length)
  const part = missed[0] ? playedText(missed[0]) : ''
  const text = [...coach.playedSentences, ...whole.map((sentence) => sentence.text), part].filter(Boolean).join(' ')
  const unplayedSentences = [...missed.map((sentence) => sentence.text), ...coach.queuedSentences]
  const closed = change(step, { coachTurn: null, unplayedSentences })
  if (text === '') return closed
  return recordEntry(addMessage(closed, { who: 'coach', text }), {
    at: coach.startedAt,
    who: 'coach',
    text,
    interrupted,
  })
}
