/** Where a child is: plain data, so that a conversation can be put away and taken up again. */
export interface StoryPosition {
  /** Null between two activities. */
  activity: string | null
  /** The story's own. */
  state: string
  /** What the coach said last. */
  asked: string
  /** How often in a row the coach did not understand. */
  misses: number
  /** The activities that were named last. */
  offered: string[]
  /** How often the coach has said something quiet since the time is nearly over. */
  goodbyes: number
  /** What was taken up again of what the child told earlier. */
  recalled: string[]
}

export const startPosition: StoryPosition = {
  activity: null,
  state: '',
  asked: '',
  misses: 0,
  offered: [],
  goodbyes: 0,
  recalled: [],
}
