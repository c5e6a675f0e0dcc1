import { ApiError } from './api-error.ts'

/**
 * For updates that name the version they were made on: no row was changed either because there is none, or because
 * somebody else was faster.
 */
export async function orConflict<Row>(changed: Row | undefined, isThere: () => Promise<unknown>): Promise<Row> {
  if (changed !== undefined) return changed
  throw new ApiError((await isThere()) ? 'version-conflict' : 'not-found')
}
