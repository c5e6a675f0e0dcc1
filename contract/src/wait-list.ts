import { z } from 'zod'
import { startedJob } from './jobs/bulk-jobs.ts'
import { defineEndpoint } from './api/define-endpoint.ts'
import { binaryFile, email, noContent, time } from './api/fields.ts'
import { countedListOf, page } from './api/pagination.ts'

export const joinWaitList = defineEndpoint({
  method: 'POST',
  path: '/wait-list',
  summary: 'Join the wait list. The response is the same for an address that is already on it',
  needs: 'anyone',
  concerns: 'no family',
  body: z.object({ email }),
  responses: { 204: noContent },
})

const filters = {
  /** A prefix of the address. Results are in alphabetical order, without a search newest first. */
  search: z.string().trim().min(1).max(200).optional(),
  invited: z.boolean().optional(),
}

export const listWaitList = defineEndpoint({
  method: 'POST',
  path: '/admin/wait-list/list',
  summary: 'The wait list, newest first',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: 'wait-list.listed',
  body: page.extend({ ...filters, cursor: z.string().max(1000).optional() }),
  responses: {
    200: countedListOf(z.object({ id: z.string(), email: z.string(), createdAt: time, invitedAt: time.nullable() })),
  },
})

export const exportWaitList = defineEndpoint({
  method: 'POST',
  path: '/admin/wait-list/export',
  summary: 'The whole filtered wait list as a CSV file',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: 'wait-list.exported',
  body: z.object(filters),
  responses: { 200: binaryFile('text/csv') },
})

export const inviteFromWaitList = defineEndpoint({
  method: 'POST',
  path: '/admin/wait-list/invite',
  summary: 'Mail invitations, as a job',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: 'wait-list.invitation-started',
  body: z.object({
    ids: z
      .array(z.string().regex(/^[1-9][0-9]{0,17}$/, /*i18n*/ 'The id of an entry is a whole number.'))
      .min(1, /*i18n*/ 'Choose at least one.')
      .max(10_000, /*i18n*/ 'At most 10,000.'),
  }),
  responses: { 201: startedJob },
})
