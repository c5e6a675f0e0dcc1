import type { Exchange } from '../listening/exchange.ts'
import type { Offer } from '../interests/topic.ts'
import type { Heard } from '../player/vary-shuffles.ts'

/** Where an unfinished story goes on. */
export interface Bookmark {
  /** The version of the compiled story: in another one the state has no meaning. */
  version: string
  state: string
  /** What the coach said last. */
  text: string
}

/** How an activity went in this conversation. */
export interface ActivityProgress {
  startedAt: Date
  level: number | null
  rightAnswers: number | null
  /** Null when the story has come to its end. */
  bookmark: Bookmark | null
}

export interface StoryPosition {
  /** Null between two activities. */
  activity: string | null
  /** The saved state of the ink story. */
  state: string
  /** The last text of the activity; the coach repeats its question after an aside. */
  lastText: string
  /** How often in a row the coach did not understand. */
  misses: number
  /** What was offered last. */
  offered: Offer[]
  /** How many quiet phrases the coach has said since winding down. */
  goodbyes: number
  /** Topics of the child that the coach has mentioned again. */
  recalled: string[]
  /** What the child has heard of each activity that was played in this conversation. */
  heard: Record<string, Heard>
  /** What the coach has asked beside the activity. */
  exchange: Exchange | null
  /** From -2 to 2: the child asked for something easier or harder. A story can read it. */
  difficulty: number
  /** What the coach has said, the latest last, so that it does not repeat its phrases. */
  recentTexts: string[]
  progress: Record<string, ActivityProgress>
}

export const startPosition: StoryPosition = {
  activity: null,
  state: '',
  lastText: '',
  misses: 0,
  offered: [],
  goodbyes: 0,
  recalled: [],
  heard: {},
  exchange: null,
  difficulty: 0,
  recentTexts: [],
  progress: {},
}
