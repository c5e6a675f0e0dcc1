import type { CheckContext, createTally } from '../runner/check.ts'

/** What each part of the check of boards needs. */
export type Try = Pick<CheckContext, 'tries'> & { tally: ReturnType<typeof createTally> }
