import { ApiError } from '../api-error.ts'

/**
 * For updates with an expected version: if no row was updated, either there is none, or somebody else has changed it
 * since it was read.
 */
export async function orConflict<Row>(updated: Row | undefined, exists: () => Promise<unknown>): Promise<Row> {
  if (updated !== undefined) return updated
  throw new ApiError((await exists()) ? 'version-conflict' : 'not-found')
}
