import { say } from './coach-turn.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { isTimeUp, endAfterSaying, sayGoodbye, isGoodbye, sayTimeIsUp } from '../lifecycle/goodbye.ts'
import type { Finding } from '../safeguards/findings.ts'
import { replyToChild } from '../safeguards/fixed-replies.ts'
import type { ChildTurn } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { apologize, requestReply } from './generate-reply.ts'
import { storeWords, textOf } from './store-words.ts'

/** For how many turns the instructions mention a concern. */
const concernTurns = 5

export function replyToTurn(step: Step, turn: ChildTurn): Step {
  const { step: stored, findings } = storeWords(step, turn)
  const { concern, turnCount } = stored.state
  const counted = change(stored, {
    turnCount: turnCount + 1,
    silencePrompts: 0,
    unplayedSentences: [],
    unansweredPurpose: null,
    resumedAfterNoise: false,
    concern: concern && concern.turns > 1 ? { ...concern, turns: concern.turns - 1 } : null,
  })
  const wholeText = turn.storedFindings === null ? textOf(turn.utterances) : null
  return reply(counted, wholeText, findings ?? [])
}

/** `wholeText` is null for a long turn, which is no farewell. */
function reply(step: Step, wholeText: string | null, findings: Finding[]): Step {
  const { phase, offlineSince, child, concern, endingWith, goodbyeCount } = step.state
  if (phase !== 'open') return step
  const worst = findings.find(({ category, isUncertain }) => !isUncertain && replyToChild(category, child.age) !== null)
  if (worst && (worst.severity === 'high' || concern?.category !== worst.category)) {
    const concerned = change(step, { concern: { category: worst.category, turns: concernTurns } })
    const fixedReply = replyToChild(worst.category, child.age) ?? ''
    return offlineSince === null ? say(concerned, fixedReply) : change(concerned, { unplayedSentences: [fixedReply] })
  }
  if (offlineSince !== null) return change(step, { unansweredPurpose: 'reply' })
  if (endingWith === 'silence') return requestReply(change(step, { endingWith: null, goodbyeCount: 0 }), 'reply')
  if (endingWith) return goodbyeCount < 2 ? endAfterSaying(step, endingWith, fixedPhrases.lastGoodbye) : step
  if (isTimeUp(step)) return sayTimeIsUp(step)
  return wholeText !== null && isGoodbye(wholeText) ? sayGoodbye(step) : requestReply(step, 'reply')
}

/** The turn was only noise, or STT failed. */
export function replyToEmptyTurn(step: Step, turn: ChildTurn): Step {
  const { unplayedSentences, unansweredPurpose, resumedAfterNoise, phase, offlineSince, now } = step.state
  const failed = turn.utterances.some(({ status }) => status === 'failed')
  const { step: stored } = storeWords(step, turn)
  if (phase !== 'open') return stored
  const quiet = change(stored, { quietSince: turn.quietSinceBefore ?? now })
  if (offlineSince !== null) return quiet
  if (failed) return apologize(quiet, 'stt-failed', fixedPhrases.hearFailed)
  if (resumedAfterNoise) return quiet
  const resumed = change(quiet, { resumedAfterNoise: true })
  if (unansweredPurpose) return requestReply(resumed, unansweredPurpose)
  return unplayedSentences.length > 0 ? say(resumed, unplayedSentences.join(' ')) : quiet
}
