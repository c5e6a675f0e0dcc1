import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'

export function cancelReply(step: Step): Step {
  const { pendingReply } = step.state
  return pendingReply ? emit(change(step, { pendingReply: null }), { type: 'cancel-think', id: pendingReply.id }) : step
}
