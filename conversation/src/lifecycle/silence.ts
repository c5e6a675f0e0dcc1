import { say } from '../turns/coach-turn.ts'
import { endAfterSaying } from './goodbye.ts'
import { fixedPhrases } from '../turns/fixed-phrases.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'

const mostPrompts = 2

/** A gentle word, a second one, and then the coach lets the child be. */
export function breakSilence(step: Step): Step {
  const { silencePrompts } = step.state
  if (silencePrompts >= mostPrompts) return endAfterSaying(step, 'silence', fixedPhrases.quietGoodbye)
  return say(change(step, { silencePrompts: silencePrompts + 1 }), fixedPhrases.silence(silencePrompts))
}
