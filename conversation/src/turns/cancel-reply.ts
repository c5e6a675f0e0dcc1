import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'

export function cancelThought(step: Step): Step {
  const { thought } = step.state
  return thought ? emit(change(step, { thought: null }), { type: 'cancel-think', id: thought.id }) : step
}
