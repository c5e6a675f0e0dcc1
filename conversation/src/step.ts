import type { Effect } from './effects.ts'
import type { FindProfanity } from './findings.ts'
import type { ConversationState } from './state.ts'

/** The state and effects so far while one event is applied. */
export interface Step {
  state: ConversationState
  effects: Effect[]
  findProfanity: FindProfanity
}

export function change(step: Step, changes: Partial<ConversationState>): Step {
  return { ...step, state: { ...step.state, ...changes } }
}

export function emit(step: Step, ...effects: Effect[]): Step {
  return { ...step, effects: [...step.effects, ...effects] }
}

/** Ids are unique within a conversation, so a late result of a cancelled effect is recognised. */
export function newId(step: Step, kind: string): [Step, string] {
  const lastId = step.state.lastId + 1
  return [change(step, { lastId }), `${kind}-${lastId}`]
}
