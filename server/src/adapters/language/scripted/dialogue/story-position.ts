import type { Heard } from '../player/vary-shuffles.ts'

export interface StoryPosition {
  /** Null between two activities. */
  activity: string | null
  /** The saved state of the ink story. */
  state: string
  /** The last text of the coach. */
  lastText: string
  /** How often in a row the coach did not understand. */
  misses: number
  /** The activities that were offered last. */
  offered: string[]
  /** How many quiet phrases the coach has said since winding down. */
  goodbyes: number
  /** Topics of the child that the coach has mentioned again. */
  recalled: string[]
  /** What the child has heard of each activity that was played in this conversation. */
  heard: Record<string, Heard>
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
}
