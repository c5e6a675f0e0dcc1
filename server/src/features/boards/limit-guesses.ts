import { createHash } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { ApiError } from '../../api-error.ts'
import { rateLimitStore } from '../../http/rate-limits/rate-limit-store.ts'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import { boardStore } from './board-store.ts'

const windowMs = 10 * 60_000
/** There are a million codes. A parent mistypes a digit, perhaps three times. */
const maxOfFamily = 10
/** Somebody with many accounts. With 100 boards that wait, so many guesses find one of them once in ten times. */
const maxOfAll = 1000

const keyOf = (name: string) => createHash('sha256').update(`board guesses ${name}`).digest().subarray(0, 16)
const ofAll = keyOf('of all families')

/**
 * Looks a code up for a family. A code that no board speaks counts against the family's limit and that of all families. It
 * is counted before it is looked up, so that simultaneous guesses are counted, too.
 */
export async function limitGuesses<Found>(
  { database, log }: { database: Queries; log: FailureLog },
  accountId: string,
  lookUp: () => Promise<Found>,
): Promise<Found> {
  const count = rateLimitStore(database)
  const ofFamily = keyOf(accountId)
  if ((await count(ofFamily, windowMs)).count > maxOfFamily) throw new ApiError('too-many-requests')
  const { count: guesses } = await count(ofAll, windowMs)
  if (guesses > maxOfAll) {
    const error = new ApiError('too-many-requests')
    // Once in a window.
    if (guesses === maxOfAll + 1)
      log.error('nobody can add a board for some minutes: many codes were guessed', error, feature)
    throw error
  }
  let isWrong = false
  try {
    return await lookUp()
  } catch (error) {
    isWrong = error instanceof ApiError && error.code === 'unknown-board-code'
    throw error
  } finally {
    if (!isWrong) await boardStore(database).takeBackGuess([ofFamily, ofAll])
  }
}

const feature = { feature: 'boards' }
