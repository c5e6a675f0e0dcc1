import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { noContent, time } from '../api/fields.ts'
import { countedListOf, page } from '../api/pagination.ts'

const jobStates = ['waiting', 'failed'] as const

const backgroundJob = z.object({
  id: z.string(),
  /** Such as `send-mail` or `sweep`. */
  task: z.string(),
  /** Failed jobs are not retried automatically. */
  state: z.enum(jobStates),
  attempts: z.int(),
  maxAttempts: z.int(),
  /** The next attempt; of a failed job, the last one. */
  runAt: time,
  createdAt: time,
  /** Why the last attempt failed; null if none has failed. */
  lastError: z.string().nullable(),
})

export const listBackgroundJobs = defineEndpoint({
  method: 'GET',
  path: '/admin/background-jobs',
  summary: 'Waiting and failed background jobs, newest first',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: null,
  query: page.extend({ state: z.enum(jobStates).optional() }),
  responses: { 200: countedListOf(backgroundJob) },
})

export const retryBackgroundJob = defineEndpoint({
  method: 'POST',
  path: '/admin/background-jobs/:backgroundJobId/retry',
  summary: 'Run a waiting or failed job now',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: 'background-job.retried',
  params: z.object({ backgroundJobId: z.string().regex(/^[1-9][0-9]{0,17}$/) }),
  responses: { 204: noContent },
})
