import type { Entry } from './entry.ts'
import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'

type Said = Pick<Entry, 'at' | 'who' | 'text'> & Partial<Pick<Entry, 'speech' | 'vision' | 'interrupted'>>

export const nextEntryId = ({ state }: Step) => `${state.id}-${state.entries + 1}`

export function keep(step: Step, said: Said): Step {
  const { card, id: conversationId, entries } = step.state
  const entry: Entry = {
    speech: [],
    vision: null,
    interrupted: false,
    ...said,
    id: nextEntryId(step),
    conversationId,
    card: card?.id ?? null,
    activity: card?.activity?.id ?? null,
  }
  return emit(change(step, { entries: entries + 1 }), { type: 'keep', entry })
}
