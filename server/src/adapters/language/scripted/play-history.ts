import { allHeard, type Heard, type HeardAlternatives } from './player/vary-shuffles.ts'

/** What a child has heard of each activity in earlier conversations. */
export interface PlayHistory {
  heard: Record<string, HeardAlternatives>
}

export interface PlayHistoryStore {
  load: (childId: string) => Promise<PlayHistory | null>
  save: (childId: string, history: PlayHistory) => Promise<void>
}

export const noHistory: PlayHistory = { heard: {} }

export function extendHistory(history: PlayHistory, heardNow: Record<string, Heard>): PlayHistory {
  const activities = Object.entries(heardNow).map(([activity, heard]) => [activity, allHeard(heard)] as const)
  return { heard: { ...history.heard, ...Object.fromEntries(activities) } }
}

/** For one process; forgotten when it ends. */
export function createPlayHistoryInMemory(): PlayHistoryStore {
  const histories = new Map<string, PlayHistory>()
  return {
    load: async (childId) => histories.get(childId) ?? null,
    save: async (childId, history) => void histories.set(childId, history),
  }
}
