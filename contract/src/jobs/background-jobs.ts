import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { nothing, time } from '../api/fields.ts'
import { listOf, page } from '../api/pagination.ts'

const jobStates = ['waiting', 'failed'] as const

const backgroundJob = z.object({
  id: z.string(),
  /** What it does: `send-mail`, `sweep`. */
  task: z.string(),
  /** Failed ones are not tried again by themselves. */
  state: z.enum(jobStates),
  attempts: z.int(),
  maxAttempts: z.int(),
  /** When it is tried next, or was last to be tried. */
  runAt: time,
  createdAt: time,
  /** Why the last attempt failed; null before there was one. */
  lastError: z.string().nullable(),
})

export const listBackgroundJobs = defineEndpoint({
  method: 'GET',
  path: '/admin/background-jobs',
  summary: 'What the server has still to do, and what it has given up, newest first',
  needs: 'account:superadmin',
  query: page.extend({ state: z.enum(jobStates).optional() }),
  responses: { 200: listOf(backgroundJob) },
})

export const retryBackgroundJob = defineEndpoint({
  method: 'POST',
  path: '/admin/background-jobs/:backgroundJobId/retry',
  summary: 'Try a job now, also one that was given up',
  needs: 'account:superadmin',
  params: z.object({ backgroundJobId: z.string().regex(/^[1-9][0-9]{0,17}$/) }),
  responses: { 204: nothing },
})
