import { z } from 'zod'
import { accountId } from '../api/fields.ts'
import { accessReason } from '../audit/access-reason.ts'

/** What the server reads from a page's realtime socket. */

export const familyHandshake = z.object({ token: z.string().max(4096), accountId, reason: accessReason.optional() })
