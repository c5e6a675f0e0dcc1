import type { ConversationState } from './state.ts'

/** The coach begins to wind down this long before the time limit. */
export const windDownMs = 120_000

type TimeLeft = Pick<ConversationState, 'limits' | 'now'>

export const isTimeUp = ({ limits, now }: TimeLeft) => limits.endAt !== null && now >= limits.endAt

export const isWindingDown = ({ limits, now }: TimeLeft) => limits.endAt !== null && now >= limits.endAt - windDownMs
