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

const careFor = 5

/** What the child said is kept and checked, whatever else happens; then comes the answer. */
export function replyToTurn(step: Step, turn: ChildTurn, text: string): Step {
  const { childTail } = step.state
  const findings = checkChild(text, { before: childTail, findProfanity: step.findProfanity })
  const kept = flag(keepTurn(step, turn, text), findings, nextEntryId(step))
  const told = emit(kept, { type: 'send-to-device', message: { type: 'heard', text } })
  const remembered = addMessage(told, { who: 'child', text: redactPersonalData(text, findings) })
  const { concern, turnCount } = remembered.state
  const taken = change(remembered, {
    childTail: tailOf(`${childTail} ${text}`.trim()),
    turnCount: turnCount + 1,
    silencePrompts: 0,
    unplayedSentences: [],
    unansweredPurpose: null,
    resumedAfterNoise: false,
    concern: concern && concern.turns > 1 ? { ...concern, turns: concern.turns - 1 } : null,
  })
  return reply(taken, text, mostSevereFirst(findings))
}

function reply(step: Step, text: string, findings: Finding[]): Step {
  const { phase, offlineSince, child, concern, endingWith, goodbyeCount } = step.state
  if (phase !== 'open') return step
  const worst = findings.find(({ category }) => replyToChild(category, child.age) !== null)
  if (worst && (worst.severity === 'high' || concern?.category !== worst.category)) {
    const caring = change(step, { concern: { category: worst.category, turns: careFor } })
    const line = replyToChild(worst.category, child.age) ?? ''
    return offlineSince === null ? say(caring, line) : change(caring, { unplayedSentences: [line] })
  }
  if (offlineSince !== null) return change(step, { unansweredPurpose: 'reply' })
  if (endingWith === 'silence') return requestReply(change(step, { endingWith: null, goodbyeCount: 0 }), 'reply')
  if (endingWith) return goodbyeCount < 2 ? endAfterSaying(step, endingWith, fixedPhrases.lastGoodbye) : step
  if (isTimeUp(step)) return sayTimeIsUp(step)
  return isGoodbye(text) ? sayGoodbye(step) : requestReply(step, 'reply')
}

/** Nothing but noise, or nothing that could be understood. */
export function replyToEmptyTurn(step: Step, turn: ChildTurn): Step {
  const { unplayedSentences, unansweredPurpose, resumedAfterNoise, phase, offlineSince, now } = step.state
  const failed = turn.utterances.some(({ status }) => status === 'failed')
  const kept = failed ? keepTurn(step, turn, null) : step
  if (phase !== 'open') return kept
  const quiet = change(kept, { quietSince: turn.quietSinceBefore ?? now })
  if (offlineSince !== null) return quiet
  if (failed) return apologize(quiet, 'stt-failed', fixedPhrases.notHeard)
  if (resumedAfterNoise) return quiet
  const again = change(quiet, { resumedAfterNoise: true })
  if (unansweredPurpose) return requestReply(again, unansweredPurpose)
  return unplayedSentences.length > 0 ? say(again, unplayedSentences.join(' ')) : quiet
}

function keepTurn(step: Step, { startedAt, utterances }: ChildTurn, text: string | null): Step {
  const { picture } = step.state
  const speech = utterances.filter((each) => !each.onText).map(({ id }) => id)
  const vision = picture && picture.at >= startedAt - recently ? picture.id : null
  return recordEntry(step, { at: startedAt, who: 'child', text, speech, vision })
}

/** Pictures come every other second; an older one does not show what was spoken of. */
const recently = 4_000

function flag(step: Step, findings: Finding[], entryId: string): Step {
  return mostSevereFirst(findings).reduce((flagged, { category, severity, snippet }) => {
    const at = flagged.state.now
    return emit(flagged, { type: 'flag', flag: { at, about: 'child', category, severity, snippet, entryId } })
  }, step)
}
