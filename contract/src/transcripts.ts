import { z } from 'zod'
import { childParams } from './children.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { day, randomId, time } from './fields.ts'
import { listOf, page } from './lists.ts'

const said = z.object({
  id: z.string(),
  conversationId: z.string(),
  time,
  speaker: z.enum(['child', 'coach']),
})

/** Either what was said as text, or the speech with what the device saw. */
const transcriptEntry = z.union([
  said.extend({ text: z.string() }),
  said.extend({ speech: z.string(), vision: z.string().nullable() }),
])

export const listTranscripts = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/transcripts',
  summary: 'What a child and the companion said, newest first',
  needs: 'transcript:read',
  params: childParams,
  query: page.extend({
    search: z.string().max(200).optional(),
    from: day.optional(),
    to: day.optional(),
    device: randomId.optional(),
    activity: z.string().max(40).optional(),
  }),
  responses: { 200: listOf(transcriptEntry) },
})
