import type { StoryPosition } from '../dialogue/story-position.ts'
import type { AfterRemark } from './remark.ts'

const maxDifficulty = 2

/** "Too easy" and "too hard" change what the next questions of a story are like. */
export function changedDifficulty(position: StoryPosition, after: AfterRemark | undefined): StoryPosition {
  const step = after === 'harder' ? 1 : after === 'easier' ? -1 : 0
  const difficulty = Math.max(-maxDifficulty, Math.min(maxDifficulty, position.difficulty + step))
  return { ...position, difficulty }
}
