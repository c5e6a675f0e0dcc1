import { noMemory, type ChildMemory, type ChildMemoryStore, type PlayHistory } from '../child-memory.ts'

/** Remembers children for as long as a test runs. */
export function createChildMemoryInProcess(known: Partial<ChildMemory> = {}): ChildMemoryStore {
  const histories = new Map<string, PlayHistory>()
  return {
    load: async (childId) => ({ ...noMemory, ...known, played: histories.get(childId) ?? {} }),
    save: (childId, activity, played) => void histories.set(childId, { ...histories.get(childId), [activity]: played }),
  }
}
