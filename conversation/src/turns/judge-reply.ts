import { queueSentences, say } from './coach-turn.ts'
import { flagFinding } from './flag-finding.ts'
import { requestReply } from './generate-reply.ts'
import { handOver } from './hand-over.ts'
import type { Verdict } from '../events.ts'
import { checkCoach } from '../safeguards/check.ts'
import type { Category } from '../findings.ts'
import { replacementFor } from '../safeguards/replacement.ts'
import { textsFor } from '../texts/catalogues.ts'
import { spokenLanguage } from '../texts/spoken-language.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { cutText } from '../text/cut-text.ts'

const maxConsecutiveFailures = 2
const maxSnippetLength = 200

export function onJudged(step: Step, id: string, verdict: Verdict): Step {
  const { pendingReply } = step.state
  if (pendingReply?.judgeId !== id) return step
  const judged = change(step, { pendingReply: null, consecutiveFailures: 0 })
  const sentences = pendingReply.held ?? []
  const text = sentences.join(' ')
  const category = verdict.isSafe ? checkWholeReply(step, text) : verdict.category
  return category === null ? queueSentences(judged, sentences) : rejectReply(judged, category, text)
}

/** Each sentence is also checked right before it is spoken. */
function checkWholeReply({ state, findProfanity }: Step, text: string): Category | null {
  const { coachTail: before, child } = state
  const language = spokenLanguage(state)
  return checkCoach(text, { before, maturity: child.maturity.id, language, findProfanity })?.category ?? null
}

/** Nothing of the reply is said, and the parent gets a flag. */
function rejectReply(step: Step, category: Category, text: string): Step {
  const found = { category, severity: 'medium' as const, snippet: cutText(text, maxSnippetLength) }
  return say(flagFinding(step, 'coach', found, null), replacementFor(category, textsFor(step.state)))
}

/**
 * Without a verdict nothing of the reply is said. A safe sentence replaces it, and the next time the scripted coach
 * replies.
 */
export function onJudgeFailed(step: Step, id: string): Step {
  const { pendingReply, consecutiveFailures } = step.state
  if (pendingReply?.judgeId !== id) return step
  const failed = change(step, { pendingReply: null, consecutiveFailures: consecutiveFailures + 1 })
  if (consecutiveFailures + 1 < maxConsecutiveFailures) return say(failed, textsFor(failed.state).safeReply)
  return requestReply(handOver(failed), pendingReply.purpose)
}
