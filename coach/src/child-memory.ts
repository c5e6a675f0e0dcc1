import type { Fact } from '@pipit/conversation/facts/fact'
import type { ActivityProgress, Bookmark } from './dialogue/story-position.ts'
import { allHeard, type Heard, type HeardAlternatives } from './player/vary-shuffles.ts'

/** How a child has played one activity. */
export interface PlayedActivity {
  /** In how many conversations. */
  times: number
  /** In the last of these conversations. */
  startedAt: Date
  lastPlayedAt: Date
  /** Null where no answer is right or wrong. */
  level: number | null
  rightAnswers: number | null
  heard: HeardAlternatives
  bookmark: Bookmark | null
}

/** What a child has played in earlier conversations, by activity. */
export type PlayHistory = Record<string, PlayedActivity>

/** What is known of a child at the start of a conversation. */
export interface ChildMemory {
  played: PlayHistory
  facts: Fact[]
}

export interface ChildMemoryStore {
  load: (childId: string) => Promise<ChildMemory | null>
  /** Does not make the reply wait. */
  save: (childId: string, activity: string, played: PlayedActivity) => void
}

export const noMemory: ChildMemory = { played: {}, facts: [] }

/** Adds what was played of an activity in this conversation to what was played of it earlier. */
export function extendHistory(
  earlier: PlayedActivity | undefined,
  progress: ActivityProgress,
  heard: Heard,
  now: Date,
): PlayedActivity {
  return {
    times: (earlier?.times ?? 0) + 1,
    startedAt: progress.startedAt,
    lastPlayedAt: now,
    level: progress.level ?? earlier?.level ?? null,
    rightAnswers: progress.rightAnswers ?? earlier?.rightAnswers ?? null,
    heard: allHeard(heard),
    bookmark: progress.bookmark,
  }
}

/** For one process; forgotten when it ends. */
export function createChildMemoryInProcess(known: Partial<ChildMemory> = {}): ChildMemoryStore {
  const histories = new Map<string, PlayHistory>()
  return {
    load: async (childId) => ({ ...noMemory, ...known, played: histories.get(childId) ?? {} }),
    save: (childId, activity, played) => void histories.set(childId, { ...histories.get(childId), [activity]: played }),
  }
}
