import { z } from 'zod'
import { page } from './pagination.ts'

/** What a superadmin types to find something. */
export const search = z.string().trim().min(1).max(200).optional()
/** Room for what a page that was found by a search ended with. */
export const longPage = page.extend({ cursor: z.string().max(1000).optional() }).shape

export type FilterConflict = [isRefused: boolean, field: string, message: string]

/** Only what an index can answer is offered, so that no list grows slow. */
export function addIssues(
  refusals: FilterConflict[],
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void,
) {
  for (const [isRefused, field, message] of refusals) {
    if (isRefused) addIssue({ code: 'custom', path: [field], message })
  }
}

export const notWithSearch = 'This cannot be combined with a search.'
