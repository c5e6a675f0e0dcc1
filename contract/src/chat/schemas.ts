import { z } from 'zod'
import { randomId } from '../api/fields.ts'

/** What the server reads from a device. Chunks of speech and pictures are checked where they arrive. */

export const deviceHandshake = z.object({ token: z.string().max(4096) })

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const storable = /^[^\0\p{Cs}]*$/u

export const deviceStatus = z.object({
  /** The percent of the battery; null without one. */
  battery: z.int().min(0).max(100).nullable(),
  firmware: z.string().max(100).regex(storable),
})

const sequence = z.int().min(1)

export const startRequest = z.object({
  sequence,
  /** It is by default the child that the device is assigned to. */
  childId: z.uuid().optional(),
  cardId: randomId.optional(),
  /** The conversation to continue after a lost connection, within a minute. */
  resume: z.uuid().optional(),
})

export const chatText = z.string().max(2000)
export const shownCardId = randomId
export const playbackReport = z.tuple([z.string().max(100), z.number().min(0).max(600_000)])

/** The version that was offered, and why it was not installed. */
export const updateFailureReport = z.tuple([
  z.string().max(100).regex(storable),
  z.enum(['download-failed', 'wrong-hash', 'wrong-signature', 'wrong-model', 'not-newer', 'install-failed']),
])
