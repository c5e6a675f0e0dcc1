import type { Exchange } from '../listening/exchange.ts'
import type { Offer } from '../interests/topic.ts'
import type { Heard } from '../player/vary-shuffles.ts'

/** An unfinished story goes on here. */
export interface Bookmark {
  /** The state has no meaning in another version of the compiled story. */
  version: string
  state: string
  /** The coach said this last. */
  text: string
}

export interface ActivityProgress {
  startedAt: Date
  level: number | null
  rightAnswers: number | null
  /** It is null when the story has come to its end. */
  bookmark: Bookmark | null
}

export interface StoryPosition {
  /** It is null between two activities. */
  activity: string | null
  state: string
  /** The coach repeats the question of this text after an aside. */
  lastText: string
  /** The coach did not understand so often in a row. */
  misses: number
  offered: Offer[]
  /** The coach has said so many quiet phrases since winding down. */
  goodbyes: number
  /** The coach has mentioned these topics of the child again. */
  recalled: string[]
  /** The keys are the activities that were played in this conversation. */
  heard: Record<string, Heard>
  /** The coach has asked this beside the activity. */
  exchange: Exchange | null
  /** A child who asks for something easier or harder moves it between -2 and 2. A story can read it. */
  difficulty: number
  /** The coach does not repeat its phrases of these texts, of which the latest is last. */
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
