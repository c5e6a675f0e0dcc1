import { say } from './coach-turn.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { isTimeUp, endAfterSaying, sayGoodbye, isGoodbye, sayTimeIsUp } from '../lifecycle/goodbye.ts'
import { addMessage } from '../prompt/memory.ts'
import { checkChild, tailOf } from '../safeguards/check.ts'
import type { Finding } from '../safeguards/findings.ts'
import { mostSevereFirst } from '../safeguards/findings.ts'
import { redactPersonalData } from '../safeguards/personal-data.ts'
import { replyToChild } from '../safeguards/fixed-replies.ts'
import type { ChildTurn } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'
import { apologize, requestReply } from './generate-reply.ts'
import { recordEntry, nextEntryId } from '../transcript/record-entry.ts'

/** For how many turns the instructions mention a concern. */
const concernTurns = 5

/** What the child said is stored and checked in any state, even after the end. */
export function replyToTurn(step: Step, turn: ChildTurn, text: string): Step {
  const { childTail } = step.state
  const findings = checkChild(text, { before: childTail, findProfanity: step.findProfanity })
  const stored = flag(storeTurn(step, turn, text), findings, nextEntryId(step))
  const reported = emit(stored, { type: 'send-to-device', message: { type: 'heard', text } })
  const remembered = addMessage(reported, { who: 'child', text: redactPersonalData(text, findings) })
  const { concern, turnCount } = remembered.state
  const counted = change(remembered, {
    childTail: tailOf(`${childTail} ${text}`.trim()),
    turnCount: turnCount + 1,
    silencePrompts: 0,
    unplayedSentences: [],
    unansweredPurpose: null,
    resumedAfterNoise: false,
    concern: concern && concern.turns > 1 ? { ...concern, turns: concern.turns - 1 } : null,
  })
  return reply(counted, text, mostSevereFirst(findings))
}

function reply(step: Step, text: string, findings: Finding[]): Step {
  const { phase, offlineSince, child, concern, endingWith, goodbyeCount } = step.state
  if (phase !== 'open') return step
  const worst = findings.find(({ category }) => replyToChild(category, child.age) !== null)
  if (worst && (worst.severity === 'high' || concern?.category !== worst.category)) {
    const concerned = change(step, { concern: { category: worst.category, turns: concernTurns } })
    const fixedReply = replyToChild(worst.category, child.age) ?? ''
    return offlineSince === null ? say(concerned, fixedReply) : change(concerned, { unplayedSentences: [fixedReply] })
  }
  if (offlineSince !== null) return change(step, { unansweredPurpose: 'reply' })
  if (endingWith === 'silence') return requestReply(change(step, { endingWith: null, goodbyeCount: 0 }), 'reply')
  if (endingWith) return goodbyeCount < 2 ? endAfterSaying(step, endingWith, fixedPhrases.lastGoodbye) : step
  if (isTimeUp(step)) return sayTimeIsUp(step)
  return isGoodbye(text) ? sayGoodbye(step) : requestReply(step, 'reply')
}

/** The turn was only noise, or STT failed. */
export function replyToEmptyTurn(step: Step, turn: ChildTurn): Step {
  const { unplayedSentences, unansweredPurpose, resumedAfterNoise, phase, offlineSince, now } = step.state
  const failed = turn.utterances.some(({ status }) => status === 'failed')
  const stored = failed ? storeTurn(step, turn, null) : step
  if (phase !== 'open') return stored
  const quiet = change(stored, { quietSince: turn.quietSinceBefore ?? now })
  if (offlineSince !== null) return quiet
  if (failed) return apologize(quiet, 'stt-failed', fixedPhrases.hearFailed)
  if (resumedAfterNoise) return quiet
  const resumed = change(quiet, { resumedAfterNoise: true })
  if (unansweredPurpose) return requestReply(resumed, unansweredPurpose)
  return unplayedSentences.length > 0 ? say(resumed, unplayedSentences.join(' ')) : quiet
}

function storeTurn(step: Step, { startedAt, utterances }: ChildTurn, text: string | null): Step {
  const { picture } = step.state
  const speech = utterances.filter((each) => !each.typed).map(({ id }) => id)
  const vision = picture && picture.at >= startedAt - maxPictureAgeMs ? picture.id : null
  return recordEntry(step, { at: startedAt, who: 'child', text, speech, vision })
}

/** The device sends a picture every two seconds; an older one does not show what the child speaks of. */
const maxPictureAgeMs = 4_000

function flag(step: Step, findings: Finding[], entryId: string): Step {
  return mostSevereFirst(findings).reduce((flagged, { category, severity, snippet }) => {
    const at = flagged.state.now
    return emit(flagged, { type: 'flag', flag: { at, about: 'child', category, severity, snippet, entryId } })
  }, step)
}
