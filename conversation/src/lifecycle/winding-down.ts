import type { ConversationState } from '../state.ts'
import { timeoutsMs } from './timeouts.ts'

export const isWindingDown = ({ limits, now }: ConversationState) =>
  limits.endAt !== null && now >= limits.endAt - timeoutsMs.windDown
