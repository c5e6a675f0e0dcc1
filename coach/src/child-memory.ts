import type { Fact } from '@pipit/conversation/facts/fact'
import type { ActivityProgress, Bookmark } from './dialogue/story-position.ts'
import { allHeard, type Heard, type HeardAlternatives } from './player/vary-shuffles.ts'

export interface PlayedActivity {
  /** The child has played it in so many conversations. */
  times: number
  /** The last of these conversations played it from this time on. */
  startedAt: Date
  lastPlayedAt: Date
  /** It is null where no answer is right or wrong. */
  level: number | null
  rightAnswers: number | null
  heard: HeardAlternatives
  bookmark: Bookmark | null
}

export type PlayHistory = Record<string, PlayedActivity>

export interface ChildMemory {
  played: PlayHistory
  facts: Fact[]
}

export interface ChildMemoryStore {
  load: (childId: string) => Promise<ChildMemory | null>
  /** The reply does not wait for it. */
  save: (childId: string, activity: string, played: PlayedActivity) => void
}

export const noMemory: ChildMemory = { played: {}, facts: [] }

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
