import type { PendingReply } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { spokenLanguage } from '../texts/spoken-language.ts'

/** The scripted coach writes the replies from the next one on. The time is stored for the parent. */
export function handOver(step: Step): Step {
  if (step.state.replySource === 'scripted-coach') return step
  const handed = change(step, {
    replySource: 'scripted-coach',
    handedOverAt: step.state.now,
    consecutiveFailures: 0,
  })
  const { coachTurn } = handed.state
  const isOtherLanguage = spokenLanguage(handed.state) !== spokenLanguage(step.state)
  // The voice would read what is queued as English from now on.
  return coachTurn && isOtherLanguage ? change(handed, { coachTurn: { ...coachTurn, queuedSentences: [] } }) : handed
}

/** Nothing of the reply is queued to be spoken. */
export const isUnspoken = ({ length, held }: PendingReply) => length === 0 || held !== null
