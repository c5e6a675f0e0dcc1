import { z } from 'zod'
import { page } from './pagination.ts'

/** Combines with every filter and order. Refused if it alone finds more than 10,000. */
export const search = z.string().trim().min(1).max(200).optional()
/** The cursor of a list by address contains the last address of the page. */
export const longPage = page.extend({ cursor: z.string().max(1000).optional() }).shape
