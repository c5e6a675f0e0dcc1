import { say } from './coach-turn.ts'
import { lines } from './fixed-phrases.ts'
import { isTimeUp, leave, sayGoodbye, saysGoodbye, sayTimeIsUp } from '../lifecycle/goodbye.ts'
import { remember } from '../prompt/memory.ts'
import { checkChild, tailOf } from '../safeguards/check.ts'
import type { Finding } from '../safeguards/findings.ts'
import { gravestFirst } from '../safeguards/findings.ts'
import { withoutPersonalData } from '../safeguards/personal-data.ts'
import { replyToChild } from '../safeguards/fixed-replies.ts'
import type { ChildTurn } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'
import { apologise, think } from './generate-reply.ts'
import { keep, nextEntryId } from '../transcript/record-entry.ts'

const careFor = 5

/** What the child said is kept and checked, whatever else happens; then comes the answer. */
export function answer(step: Step, turn: ChildTurn, text: string): Step {
  const { childTail } = step.state
  const findings = checkChild(text, { before: childTail, findProfanity: step.findProfanity })
  const kept = flag(keepTurn(step, turn, text), findings, nextEntryId(step))
  const told = emit(kept, { type: 'tell', message: { type: 'heard', text } })
  const remembered = remember(told, { who: 'child', text: withoutPersonalData(text, findings) })
  const { care, turns } = remembered.state
  const taken = change(remembered, {
    childTail: tailOf(`${childTail} ${text}`.trim()),
    turns: turns + 1,
    prompts: 0,
    unheard: [],
    unanswered: null,
    resumed: false,
    care: care && care.turns > 1 ? { ...care, turns: care.turns - 1 } : null,
  })
  return reply(taken, text, gravestFirst(findings))
}

function reply(step: Step, text: string, findings: Finding[]): Step {
  const { phase, offlineSince, child, care, leaving, goodbyes } = step.state
  if (phase !== 'open') return step
  const worst = findings.find(({ category }) => replyToChild(category, child.age) !== null)
  if (worst && (worst.severity === 'high' || care?.category !== worst.category)) {
    const caring = change(step, { care: { category: worst.category, turns: careFor } })
    const line = replyToChild(worst.category, child.age) ?? ''
    return offlineSince === null ? say(caring, line) : change(caring, { unheard: [line] })
  }
  if (offlineSince !== null) return change(step, { unanswered: 'answer' })
  if (leaving === 'silence') return think(change(step, { leaving: null, goodbyes: 0 }), 'answer')
  if (leaving) return goodbyes < 2 ? leave(step, leaving, lines.lastGoodbye) : step
  if (isTimeUp(step)) return sayTimeIsUp(step)
  return saysGoodbye(text) ? sayGoodbye(step) : think(step, 'answer')
}

/** Nothing but noise, or nothing that could be understood. */
export function answerNothing(step: Step, turn: ChildTurn): Step {
  const { unheard, unanswered, resumed, phase, offlineSince, now } = step.state
  const failed = turn.utterances.some(({ doing }) => doing === 'failed')
  const kept = failed ? keepTurn(step, turn, null) : step
  if (phase !== 'open') return kept
  const quiet = change(kept, { quietSince: turn.quietSince ?? now })
  if (offlineSince !== null) return quiet
  if (failed) return apologise(quiet, 'stt-failed', lines.notHeard)
  if (resumed) return quiet
  const again = change(quiet, { resumed: true })
  if (unanswered) return think(again, unanswered)
  return unheard.length > 0 ? say(again, unheard.join(' ')) : quiet
}

function keepTurn(step: Step, { startedAt, utterances }: ChildTurn, text: string | null): Step {
  const { picture } = step.state
  const speech = utterances.filter((each) => !each.typed).map(({ id }) => id)
  const vision = picture && picture.at >= startedAt - recently ? picture.id : null
  return keep(step, { at: startedAt, who: 'child', text, speech, vision })
}

/** Pictures come every other second; an older one does not show what was spoken of. */
const recently = 4_000

function flag(step: Step, findings: Finding[], entryId: string): Step {
  return gravestFirst(findings).reduce((flagged, { category, severity, snippet }) => {
    const at = flagged.state.now
    return emit(flagged, { type: 'flag', flag: { at, about: 'child', category, severity, snippet, entryId } })
  }, step)
}
