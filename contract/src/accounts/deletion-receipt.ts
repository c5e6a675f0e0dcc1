import { z } from 'zod'
import { time } from '../api/fields.ts'
import { deletedKinds } from './deleted-kinds.ts'

/** What was deleted with a child or an account. */
export const deletionReceipt = z.object({
  id: z.uuid(),
  subject: z.enum(['child', 'account']),
  deletedAt: time,
  counts: z.partialRecord(z.enum(deletedKinds), z.int()),
  files: z.object({
    deleted: z.int(),
    /** Still to be deleted, which takes less than a minute. */
    pending: z.int(),
  }),
})
