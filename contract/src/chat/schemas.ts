import { z } from 'zod'
import { randomId } from '../api/fields.ts'

/** What the server reads from a device. Speech and pictures are looked at byte by byte, where they are taken. */

export const deviceHandshake = z.object({ token: z.string().max(4096) })

export const deviceStatus = z.object({
  /** In percent; null where it is fed by a cable. */
  battery: z.int().min(0).max(100).nullable(),
  firmware: z.string().max(100),
})

const sequence = z.int().min(1)

export const startOfChat = z.object({
  sequence,
  /** Left out: the child to whom the device was given. */
  childId: z.uuid().optional(),
  cardId: randomId.optional(),
  /** The conversation that the connection was lost in; it goes on if that was less than a minute ago. */
  resume: z.uuid().optional(),
})

export const chatText = z.string().max(2000)
export const cardShown = randomId
export const playedUpTo = z.tuple([z.string().max(100), z.number().min(0).max(600_000)])
