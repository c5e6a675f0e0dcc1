import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { ofChild } from './api/family-calls.ts'
import { time } from './api/fields.ts'

/** Something that the child told about itself. */
const fact = z.object({
  id: z.uuid(),
  /** What the fact is about, such as "Has a dog called"; the value follows it. */
  label: z.string(),
  value: z.string(),
  saidAt: time,
  /** When a parent corrected it. */
  correctedAt: time.nullable(),
})

const playedActivity = z.object({
  activity: z.string(),
  name: z.string(),
  /** The number of conversations. */
  times: z.int(),
  lastPlayedAt: time,
  /** A level from 1 to 4; null where no answer is right or wrong. */
  level: z.int().nullable(),
  /** The right answers of the last time that it was played. */
  rightAnswers: z.int().nullable(),
  /** What Pipit said last in an unfinished story. */
  stoppedAt: z.string().nullable(),
})

/** Everything that one call removed has the same time, by which it can be restored for an hour. */
const removal = z.object({ removedAt: time })

export const readMemories = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/memories',
  summary: 'What Pipit remembers of a child between conversations',
  needs: 'transcript:read',
  ...ofChild(),
  action: 'memories.read',
  reveals: 'words',
  responses: {
    200: z.object({ remembers: z.boolean(), facts: z.array(fact), activities: z.array(playedActivity) }),
  },
})

export const correctFact = defineEndpoint({
  method: 'PATCH',
  path: '/accounts/:accountId/children/:childId/memories/facts/:factId',
  summary: 'Correct the value of a fact',
  needs: 'child:update',
  ...ofChild({ factId: z.uuid() }),
  action: 'fact.corrected',
  body: z.object({
    value: z.string().trim().min(1, /*i18n*/ 'Write something, or remove it.').max(60, /*i18n*/ 'At most 60 letters.'),
  }),
  changes: 'memories',
  reveals: 'words',
  responses: { 200: fact },
})

export const removeFact = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/memories/facts/:factId',
  summary: 'Forget a fact; it can be restored for an hour',
  needs: 'transcript:delete',
  ...ofChild({ factId: z.uuid() }),
  action: 'fact.removed',
  changes: 'memories',
  responses: { 200: removal },
})

export const removePlayedActivity = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/memories/activities/:activity',
  summary: 'Forget how an activity was played and where its story stopped; it can be restored for an hour',
  needs: 'transcript:delete',
  ...ofChild({ activity: z.string().max(40) }),
  action: 'played-activity.removed',
  changes: 'memories',
  responses: { 200: removal },
})

export const removeMemories = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/memories',
  summary: 'Forget everything about a child; it can be restored for an hour',
  needs: 'transcript:delete',
  ...ofChild(),
  action: 'memories.removed',
  changes: 'memories',
  responses: { 200: removal },
})

export const restoreMemories = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/children/:childId/memories/restore',
  summary: 'Restore what one call removed within the last hour',
  needs: 'transcript:delete',
  ...ofChild(),
  action: 'memories.restored',
  body: removal,
  changes: 'memories',
  responses: { 200: z.object({ restored: z.int() }) },
})
