import { isBusySentence } from './busy-sentences.ts'
import { cancelReply } from './cancel-reply.ts'
import { isFiller } from './fillers.ts'
import { flagFinding } from './flag-finding.ts'
import { playedText, isPlayed } from './playback-position.ts'
import { addCoachMessage } from '../prompt/memory.ts'
import { withoutMarks } from '../text/foreign-words.ts'
import { checkCoach, tailOf } from '../safeguards/check.ts'
import { replacementFor } from '../safeguards/replacement.ts'
import { sentencesOf, speakable, splitSentences } from '../text/split-sentences.ts'
import type { CoachTurn, Sentence } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit, newId } from '../step.ts'
import { textsFor } from '../texts/catalogues.ts'
import { spokenLanguage } from '../texts/spoken-language.ts'
import { recordEntry } from './record-entry.ts'

/** One is played while the next is synthesized; more would fill a small device's memory. */
const maxUnplayedSentences = 2

/** Each queued sentence is checked right before it is spoken. */
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

/** Speaks a fixed phrase, or repeats earlier sentences. */
export function say(step: Step, text: string): Step {
  const { sentences, rest } = splitSentences(text)
  return queueSentences(step, [...sentences, speakable(rest)].filter(Boolean))
}

export function speakQueuedSentences(step: Step): Step {
  const { coachTurn } = step.state
  if (!coachTurn || coachTurn.sentences.length >= maxUnplayedSentences) return step
  const [next, ...queuedSentences] = coachTurn.queuedSentences
  if (next === undefined) return step
  const finding = check(step, next)
  if (!finding) return speakQueuedSentences(speak(change(step, { coachTurn: { ...coachTurn, queuedSentences } }), next))
  // The rest of a reply that contains a forbidden sentence is not trusted.
  const cutOff = change(cancelReply(flagFinding(step, 'coach', finding, null)), {
    coachTurn: { ...coachTurn, queuedSentences: [] },
  })
  const texts = textsFor(cutOff.state)
  const instead = replacementFor(finding.category, texts)
  return speak(cutOff, check(cutOff, instead) ? texts.safeReply : instead)
}

const check = ({ state, findProfanity }: Step, sentence: string) =>
  checkCoach(withoutMarks(sentence), {
    before: state.coachTail,
    maturity: state.child.maturity.id,
    language: spokenLanguage(state),
    helplines: state.helplines,
    findProfanity,
  })

interface Attempt {
  retried?: boolean
  isPatient?: boolean
  /** A sentence that is spoken again keeps its language. */
  language?: string
}

function speak(step: Step, markedText: string, attempt: Attempt = {}): Step {
  const { retried = false, isPatient = false, language = spokenLanguage(step.state) } = attempt
  const text = withoutMarks(markedText)
  const [named, id] = newId(step, 'sentence')
  const { coachTurn, child, now, coachTail } = named.state
  if (!coachTurn) return step
  const sentence: Sentence = {
    id,
    text,
    markedText,
    language,
    synthesizedMs: 0,
    synthesisComplete: false,
    playedMs: 0,
    lastActivityAt: now,
    retried,
    isPatient,
  }
  return emit(
    change(named, {
      coachTurn: { ...coachTurn, sentences: [...coachTurn.sentences, sentence] },
      coachTail: retried || isPatient ? coachTail : tailOf(`${coachTail} ${text}`),
    }),
    { type: 'speak', id, text, markedText, language, voice: child.voice, isPatient },
    { type: 'send-to-device', message: { type: 'caption', sentence: id, text } },
  )
}

export function onSpeakProgress(step: Step, id: string, synthesizedMs: number, complete: boolean): Step {
  if (complete && !(synthesizedMs > 0)) return onSpeakFailed(step, id)
  const progressed = update(step, id, (sentence) => ({
    ...sentence,
    synthesizedMs: Math.max(sentence.synthesizedMs, finite(synthesizedMs)),
    synthesisComplete: sentence.synthesisComplete || complete,
    lastActivityAt: sentence.synthesisComplete ? sentence.lastActivityAt : step.state.now,
  }))
  return complete ? startTimeoutAfter(progressed, id) : progressed
}

/** Sentences are synthesized one after another, so the time of the next one begins now. */
function startTimeoutAfter(step: Step, id: string): Step {
  const sentences = step.state.coachTurn?.sentences ?? []
  const next = sentences[sentences.findIndex((sentence) => sentence.id === id) + 1]
  return next ? update(step, next.id, (sentence) => ({ ...sentence, lastActivityAt: step.state.now })) : step
}

export function onPlayed(step: Step, id: string, playedMs: number): Step {
  return update(step, id, (sentence) => {
    return finite(playedMs) > sentence.playedMs
      ? {
          ...sentence,
          playedMs: finite(playedMs),
          lastActivityAt: sentence.synthesisComplete ? step.state.now : sentence.lastActivityAt,
        }
      : sentence
  })
}

const finite = (milliseconds: number) => (Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0)

function update(step: Step, id: string, changeSentence: (sentence: Sentence) => Sentence): Step {
  const { coachTurn } = step.state
  if (!coachTurn) return step
  return change(step, {
    coachTurn: {
      ...coachTurn,
      sentences: coachTurn.sentences.map((each) => (each.id === id ? changeSentence(each) : each)),
    },
  })
}

/** Speaks it once more from its beginning; if that fails, too, the coach stops and the device gets the error. */
export function onSpeakFailed(step: Step, id: string): Step {
  const { coachTurn } = step.state
  const failed = coachTurn?.sentences.findIndex((sentence) => sentence.id === id) ?? -1
  if (!coachTurn || failed < 0) return step
  const toRetry = coachTurn.sentences.slice(failed)
  if (toRetry.some(({ retried }) => retried)) {
    return stopSpeaking(emit(step, { type: 'send-to-device', message: { type: 'error', code: 'tts-failed' } }), true)
  }
  // Later sentences are already at TTS and must not be played before the failed one.
  const stopped = toRetry.length > 1 ? emit(step, { type: 'stop-speaking' }) : step
  const without = change(stopped, { coachTurn: { ...coachTurn, sentences: coachTurn.sentences.slice(0, failed) } })
  return toRetry.reduce(
    (spoken, { markedText, isPatient, language }) => speak(spoken, markedText, { retried: true, isPatient, language }),
    without,
  )
}

/** TTS has too much to do. The child hears so at once, and then what it waits for. */
export function onSpeakRefused(step: Step, id: string): Step {
  const { coachTurn, toldToWait } = step.state
  const refused = coachTurn?.sentences.findIndex((sentence) => sentence.id === id) ?? -1
  const [first, ...others] = refused < 0 ? [] : (coachTurn?.sentences.slice(refused) ?? [])
  if (!coachTurn || !first) return step
  // Busy sentences are rendered ahead, so something else is wrong.
  if (isBusySentence(first.text)) return onSpeakFailed(step, id)
  if (first.isPatient) return say(stopSpeaking(step), textsFor(step.state).busy.askAgain)
  const stopped = others.length > 0 ? emit(step, { type: 'stop-speaking' }) : step
  const without = change(stopped, { coachTurn: { ...coachTurn, sentences: coachTurn.sentences.slice(0, refused) } })
  const told = toldToWait ? without : speakBusyPhrase(without)
  return [first, ...others].reduce(
    (spoken, { markedText, language }) => speak(spoken, markedText, { isPatient: true, language }),
    told,
  )
}

function speakBusyPhrase(step: Step): Step {
  const sentences = sentencesOf(textsFor(step.state).busy.wait)
  const fitting = sentences.filter((sentence) => !check(step, sentence))
  return fitting.reduce((spoken, sentence) => speak(spoken, sentence), change(step, { toldToWait: true }))
}

/** STT has too much to do, and the child hears so while its words are transcribed. */
export const sayToWait = (step: Step) => say(change(step, { toldToWait: true }), textsFor(step.state).busy.wait)

/** Ends the coach's turn at the playback position. */
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

function playedSentences({ sentences }: CoachTurn): Sentence[] {
  const firstUnplayed = sentences.findIndex((sentence) => !isPlayed(sentence))
  return firstUnplayed < 0 ? sentences : sentences.slice(0, firstUnplayed)
}

/** Ends the turn once everything was played and no reply is pending. */
export function finishPlayedSentences(step: Step): Step {
  const { coachTurn, pendingReply, now } = step.state
  if (!coachTurn) return step
  const played = playedSentences(coachTurn)
  const rest: CoachTurn = {
    ...coachTurn,
    playedSentences: [...coachTurn.playedSentences, ...played.map(({ markedText }) => markedText)],
    sentences: coachTurn.sentences.slice(played.length),
  }
  if (rest.sentences.length > 0 || rest.queuedSentences.length > 0 || pendingReply)
    return change(step, { coachTurn: rest })
  return change(close(step, rest, false), { quietSince: now, consecutiveSpeakFailures: 0 })
}

function close(step: Step, coach: CoachTurn, interrupted: boolean): Step {
  const played = playedSentences(coach)
  const unplayed = coach.sentences.slice(played.length)
  const part = unplayed[0] ? playedText(unplayed[0]) : ''
  const marked = [...coach.playedSentences, ...played.map((sentence) => sentence.markedText)]
  const said = [...marked.map(withoutMarks), part].filter(Boolean)
  const text = said.join(' ')
  const unplayedSentences = [...unplayed.map((sentence) => sentence.markedText), ...coach.queuedSentences]
  const closed = change(step, { coachTurn: null, unplayedSentences })
  if (text === '') return closed
  const markedSentences = marked.filter((sentence) => sentence !== withoutMarks(sentence))
  const remembered = said.filter((sentence) => !isFiller(sentence)).join(' ')
  const noted = remembered === '' ? closed : addCoachMessage(change(closed, { markedSentences }), remembered)
  return recordEntry(noted, {
    at: coach.startedAt,
    who: 'coach',
    text,
    interrupted,
  })
}
