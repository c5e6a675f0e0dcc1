import { z } from 'zod'
import { accountId } from './fields.ts'

/** What the server reads from the realtime socket. */

const token = z.string().max(4096)

export const householdHandshake = z.object({ token, accountId })
export const deviceHandshake = z.object({ token })

export const deviceStatus = z.object({
  /** In percent; null where it is fed by a cable. */
  battery: z.int().min(0).max(100).nullable(),
  firmware: z.string().max(100),
})
