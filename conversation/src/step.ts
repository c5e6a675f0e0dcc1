import type { Effect } from './effects.ts'
import type { FindProfanity } from './safeguards/findings.ts'
import type { ConversationState } from './state.ts'

/** What is being made of one event: the state so far and the effects so far. */
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

/** Ids are never used twice in a conversation, so an answer to something given up is never mistaken for another's. */
export function newId(step: Step, kind: string): [Step, string] {
  const lastId = step.state.lastId + 1
  return [change(step, { lastId }), `${kind}-${lastId}`]
}
