import { say } from '../turns/coach-turn.ts'
import { breakSilenceInCare } from '../care/stay-with-child.ts'
import { endAfterSaying } from './goodbye.ts'
import { fixedPhrases } from '../turns/fixed-phrases.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'

const maxSilencePrompts = 2

export function breakSilence(step: Step): Step {
  const { silencePrompts, care } = step.state
  if (care) return breakSilenceInCare(step, care)
  if (silencePrompts >= maxSilencePrompts) return endAfterSaying(step, 'silence', fixedPhrases.quietGoodbye)
  return say(change(step, { silencePrompts: silencePrompts + 1 }), fixedPhrases.silence(silencePrompts))
}
