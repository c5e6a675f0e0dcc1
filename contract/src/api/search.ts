import { z } from 'zod'
import { page } from './pagination.ts'

export const search = z.string().trim().min(1).max(200).optional()
/** The cursor of a search contains the last name or address of the page. */
export const longPage = page.extend({ cursor: z.string().max(1000).optional() }).shape

export type FilterConflict = [isRefused: boolean, field: string, message: string]

/** Refuses combinations of filters that no index supports. */
export function addIssues(
  conflicts: FilterConflict[],
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void,
) {
  for (const [isRefused, field, message] of conflicts) {
    if (isRefused) addIssue({ code: 'custom', path: [field], message })
  }
}

export const notWithSearch = /*i18n*/ 'This cannot be combined with a search.'
