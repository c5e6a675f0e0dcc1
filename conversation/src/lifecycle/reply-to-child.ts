import { say } from '../turns/coach-turn.ts'
import { textsFor } from '../texts/catalogues.ts'
import {
  apologizeInCare,
  continueCare,
  findMostUrgent,
  leaveCare,
  remindOfConcern,
  reopenCare,
  startCare,
} from '../care/stay-with-child.ts'
import { sayGoodbye, isGoodbye, sayTimeIsUp } from './goodbye.ts'
import { endAfterSaying } from '../turns/end-after-saying.ts'
import { isTimeUp } from '../time-left.ts'
import { replyWhenRefused } from './refusal.ts'
import type { Finding } from '../findings.ts'
import type { ChildTurn } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { apologize, requestReply } from '../turns/generate-reply.ts'
import { storeFullParts } from '../turns/long-turn.ts'
import { isOpen, storeWords, textOf } from '../turns/store-words.ts'

/** The coach replies once the turn is over and all utterances are transcribed. */
export function finishTurn(step: Step): Step {
  const stored = storeFullParts(step)
  const { childTurn } = stored.state
  if (!childTurn?.ended || childTurn.utterances.some(isOpen)) return stored
  const done = change(stored, { childTurn: null })
  const isEmpty = childTurn.storedFindings === null && textOf(childTurn.utterances) === ''
  return isEmpty ? replyToEmptyTurn(done, childTurn) : replyToTurn(done, childTurn)
}

function replyToTurn(step: Step, turn: ChildTurn): Step {
  const { step: stored, findings } = storeWords(step, turn)
  const counted = change(stored, {
    turnCount: stored.state.turnCount + 1,
    silencePrompts: 0,
    toldToWait: false,
    unplayedSentences: [],
    unansweredPurpose: null,
    resumedAfterNoise: false,
  })
  return reply(counted, turn, findings ?? [])
}

function reply(step: Step, turn: ChildTurn, findings: Finding[]): Step {
  const { phase, offlineSince, care, concern, endingWith, goodbyeCount, refused } = step.state
  if (phase !== 'open') return step
  const text = textOf(turn.utterances)
  const serious = findMostUrgent(findings)
  if (serious) return startCare(step, serious, text)
  // The beginning of a long turn is stored already, so its end is no farewell.
  const saysGoodbye = turn.storedFindings === null && offlineSince === null && isGoodbye(text)
  if (care && !endingWith && !saysGoodbye) return continueCare(step, care, text)
  if (refused && !care) return replyWhenRefused(step, turn, saysGoodbye)
  if (offlineSince !== null) return change(step, { unansweredPurpose: 'reply' })
  if (endingWith === 'silence') return requestReply(change(step, { endingWith: null, goodbyeCount: 0 }), 'reply')
  if (endingWith)
    return goodbyeCount < 2 ? endAfterSaying(step, endingWith, textsFor(step.state).phrases.lastGoodbye) : step
  if (saysGoodbye && concern) return leaveCare(step, 'goodbye')
  if (isTimeUp(step.state)) return sayTimeIsUp(step)
  if (saysGoodbye) return sayGoodbye(step)
  return reopenCare(step, text) ?? requestReply(remindOfConcern(step), 'reply')
}

/** The turn was only noise, or STT failed. */
function replyToEmptyTurn(step: Step, turn: ChildTurn): Step {
  const { unplayedSentences, unansweredPurpose, resumedAfterNoise, phase, offlineSince, now, care, refused } =
    step.state
  const failed = turn.utterances.some(({ status }) => status === 'failed')
  const { step: stored } = storeWords(change(step, { toldToWait: false }), turn)
  if (phase !== 'open') return stored
  const quiet = change(stored, { quietSince: turn.quietSinceBefore ?? now })
  if (offlineSince !== null) return quiet
  const { phrases, busy } = textsFor(quiet.state)
  if (failed && refused && !care) return replyWhenRefused(quiet, turn)
  if (turn.utterances.some(({ status, isPatient }) => status === 'failed' && isPatient) && !care)
    return say(quiet, busy.askAgain)
  if (failed) return care ? apologizeInCare(quiet, care) : apologize(quiet, 'stt-failed', phrases.hearFailed)
  if (resumedAfterNoise) return quiet
  const resumed = change(quiet, { resumedAfterNoise: true })
  if (unansweredPurpose) return requestReply(resumed, unansweredPurpose)
  return unplayedSentences.length > 0 ? say(resumed, unplayedSentences.join(' ')) : quiet
}
