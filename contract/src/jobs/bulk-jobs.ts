import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { time } from '../api/fields.ts'

export const startedJob = z.object({ jobId: z.uuid(), total: z.int() })

const bulkJob = z.object({
  id: z.uuid(),
  kind: z.enum(['delete-accounts', 'delete-devices', 'delete-cards', 'invite']),
  state: z.enum(['queued', 'running', 'done']),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  createdAt: time,
  finishedAt: time.nullable(),
})

export const readJob = defineEndpoint({
  method: 'GET',
  path: '/admin/jobs/:jobId',
  summary: 'The progress of one of your own jobs, and why rows failed (the first thousand). Stored for 30 days',
  needs: 'account:read',
  concerns: 'no family',
  params: z.object({ jobId: z.uuid() }),
  responses: { 200: bulkJob.extend({ results: z.array(z.object({ id: z.string(), reason: z.string() })) }) },
})

export const listJobs = defineEndpoint({
  method: 'GET',
  path: '/admin/jobs',
  summary: 'Your latest jobs',
  needs: 'account:read',
  concerns: 'no family',
  responses: { 200: z.object({ items: z.array(bulkJob) }) },
})
