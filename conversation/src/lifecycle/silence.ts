import { say } from '../turns/coach-turn.ts'
import { leave } from './goodbye.ts'
import { lines } from '../turns/fixed-phrases.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'

const mostPrompts = 2

/** A gentle word, a second one, and then the coach lets the child be. */
export function breakSilence(step: Step): Step {
  const { prompts } = step.state
  if (prompts >= mostPrompts) return leave(step, 'silence', lines.quietGoodbye)
  return say(change(step, { prompts: prompts + 1 }), lines.silence(prompts))
}
