import type { TranscriptEntry } from '../effects.ts'
import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'

type NewEntry = Pick<TranscriptEntry, 'at' | 'who' | 'text'> &
  Partial<Pick<TranscriptEntry, 'speech' | 'vision' | 'interrupted'>>

export const nextEntryId = ({ state }: Step) => `${state.id}-${state.entryCount + 1}`

export function recordEntry(step: Step, newEntry: NewEntry): Step {
  const { card, id: conversationId, entryCount } = step.state
  const entry: TranscriptEntry = {
    speech: [],
    vision: null,
    interrupted: false,
    ...newEntry,
    id: nextEntryId(step),
    conversationId,
    card: card?.id ?? null,
    activity: card?.activity?.id ?? null,
  }
  return emit(change(step, { entryCount: entryCount + 1 }), { type: 'save-entry', entry })
}
