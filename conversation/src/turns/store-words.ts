import { addChildMessage } from '../prompt/memory.ts'
import { checkChild, tailOf } from '../safeguards/check.ts'
import type { Finding } from '../findings.ts'
import { mostSevereFirst } from '../findings.ts'
import type { ChildTurn, Utterance } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'
import { flagFinding } from './flag-finding.ts'
import { nextEntryId, recordEntry } from './record-entry.ts'

/** The device sends a picture every two seconds; an older one does not show what the child speaks of. */
const maxPictureAgeMs = 4_000

export const isOpen = ({ status }: Utterance) => status === 'speaking' || status === 'transcribing'

export const textOf = (utterances: Utterance[]) =>
  utterances
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')

/**
 * Checks and stores a turn of the child, or a part of it, in any state of the conversation, even after its end. Returns
 * the findings of the turn so far, or null if no words are stored.
 */
export function storeWords(step: Step, turn: ChildTurn): { step: Step; findings: Finding[] | null } {
  const text = textOf(turn.utterances)
  if (text === '') {
    const failed = turn.utterances.some(({ status }) => status === 'failed')
    return { step: failed ? storeEntry(step, turn, null) : step, findings: turn.storedFindings }
  }
  const { childTail } = step.state
  const findings = checkChild(text, { before: childTail, findProfanity: step.findProfanity })
  const entryId = nextEntryId(step)
  const stored = mostSevereFirst(findings).reduce(
    (flagged, finding) => flagFinding(flagged, 'child', finding, entryId),
    storeEntry(step, turn, text),
  )
  const reported = emit(stored, { type: 'send-to-device', message: { type: 'heard', text } })
  const remembered = addChildMessage(reported, text, findings)
  // The picture may show what was found.
  const picture = findings.length > 0 ? null : step.state.picture
  return {
    step: change(remembered, { picture, childTail: tailOf(`${childTail} ${text}`.trim()) }),
    findings: mostSevereFirst([...(turn.storedFindings ?? []), ...findings]),
  }
}

function storeEntry(step: Step, { startedAt, utterances }: ChildTurn, text: string | null): Step {
  const { picture } = step.state
  const speech = utterances.filter((each) => !each.typed).map(({ id }) => id)
  const vision = picture && picture.at >= startedAt - maxPictureAgeMs ? picture.id : null
  return recordEntry(step, { at: startedAt, who: 'child', text, speech, vision })
}
