import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { ofChild } from './api/family-calls.ts'
import { time } from './api/fields.ts'
import { listOf, page } from './api/pagination.ts'

/** Something in a conversation that a parent should know. It is never shown to the child. */
export const flag = z.object({
  id: z.uuid(),
  at: time,
  /** Who said it. A flagged sentence of the coach was not spoken. */
  about: z.enum(['child', 'coach']),
  /** `protected`: the child may have spoken about somebody at home. */
  category: z.string(),
  severity: z.enum(['low', 'medium', 'high']),
  /** The words that were found, with some context; null if they may be about somebody at home. */
  snippet: z.string().nullable(),
  /** The transcript entry; null for what was not spoken, and if the words may be about somebody at home. */
  entryId: z.string().nullable(),
  readAt: time.nullable(),
})

export const listFlags = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/flags',
  summary: 'What a parent should know: unread first, then the most severe, then the newest',
  needs: 'insight:read',
  ...ofChild(),
  action: 'flags.read',
  query: page,
  reveals: 'words',
  responses: { 200: listOf(flag) },
})

export const markFlag = defineEndpoint({
  method: 'PATCH',
  path: '/accounts/:accountId/children/:childId/flags/:flagId',
  summary: 'Mark a flag as read, or as unread again',
  needs: 'insight:read',
  ...ofChild({ flagId: z.uuid() }),
  action: 'flag.marked',
  body: z.object({ read: z.boolean() }),
  changes: 'insights',
  reveals: 'words',
  responses: { 200: flag },
})
