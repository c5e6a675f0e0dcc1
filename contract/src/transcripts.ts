import { z } from 'zod'
import { childParams } from './children/children.ts'
import { defineEndpoint } from './api/define-endpoint.ts'
import { binaryFile, day, nothing, randomId, time } from './api/fields.ts'
import { listOf, page } from './api/pagination.ts'

const named = z.object({ id: randomId, name: z.string() })

const entryFlag = z.object({
  id: z.uuid(),
  /** Of the coach: what it was kept from saying after this turn. */
  about: z.enum(['child', 'coach']),
  category: z.string(),
  severity: z.enum(['low', 'medium', 'high']),
})

/**
 * One turn. Either its text; or, where the child could not be understood or the text is no longer kept, only the speech
 * with what the device saw. Where the parent chose to keep speech and pictures, they also go with a text.
 */
const transcriptEntry = z.object({
  /** The conversation's id and the number, with a dash between them. */
  id: z.string(),
  conversationId: z.uuid(),
  number: z.int(),
  time,
  speaker: z.enum(['child', 'coach']),
  text: z.string().nullable(),
  /** The recording to ask for. */
  speech: z.object({ id: z.uuid(), seconds: z.number() }).nullable(),
  vision: z.uuid().nullable(),
  /** The child spoke over the rest. */
  interrupted: z.boolean(),
  /** Typed into the emulator rather than spoken. */
  typed: z.boolean(),
  card: named.nullable(),
  activity: z.string().nullable(),
  flags: z.array(entryFlag),
})

const conversation = z.object({
  id: z.uuid(),
  startedAt: time,
  /** Null while the child talks. */
  endedAt: time.nullable(),
  seconds: z.int(),
  language: z.string(),
  /** Null when it was deleted since. */
  device: named.nullable(),
  card: named.nullable(),
  activity: z.string().nullable(),
})

/** Days are those of the family's time zone; a conversation belongs to the day on which it began. */
const filters = z.object({
  /** Beginnings of words, all of which were said in the same turn. */
  search: z.string().trim().max(200).optional(),
  from: day.optional(),
  to: day.optional(),
  device: randomId.optional(),
  activity: z.string().max(40).optional(),
  /** Turns with a safety flag of this category, or of `any`. */
  flag: z.string().max(40).optional(),
  /** This one alone. */
  conversation: z.uuid().optional(),
})

export const listTranscripts = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/transcripts',
  summary: 'What a child and the companion said, newest conversation first, with the conversations that it belongs to',
  needs: 'transcript:read',
  params: childParams,
  query: page.extend(filters.shape),
  responses: {
    200: listOf(transcriptEntry).extend({ conversations: z.array(conversation), timeZone: z.string() }),
  },
})

export const downloadTranscripts = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/transcripts/download',
  summary: 'The same as a file, oldest first: text, JSON, or a page to print or to save as PDF',
  needs: 'transcript:read',
  params: childParams,
  query: filters.extend({ format: z.enum(['text', 'json', 'page']).default('text') }),
  responses: { 200: binaryFile },
})

export const readRecording = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/recordings/:recordingId',
  summary: 'What a child said (Opus in Ogg) or what the device saw (JPEG), where the parent chose to keep it',
  needs: 'transcript:read',
  params: childParams.extend({ recordingId: z.uuid() }),
  responses: { 200: binaryFile },
})

const conversationParams = childParams.extend({ conversationId: z.uuid() })

export const deleteEntry = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/transcripts/:conversationId/:number',
  summary: 'Delete one turn with its recordings and flags, for good',
  needs: 'transcript:delete',
  params: conversationParams.extend({
    number: z.coerce
      .number()
      .int()
      .min(0)
      .max(2 ** 31 - 1),
  }),
  changes: 'transcripts',
  responses: { 204: nothing },
})

export const deleteConversation = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/transcripts/:conversationId',
  summary: 'Delete a conversation with all that belongs to it, for good',
  needs: 'transcript:delete',
  params: conversationParams,
  changes: 'transcripts',
  responses: { 204: nothing },
})

export const deleteDay = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/transcripts/days/:day',
  summary: 'Delete all conversations that began on a day, for good',
  needs: 'transcript:delete',
  params: childParams.extend({ day }),
  changes: 'transcripts',
  responses: { 204: nothing },
})
