import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { ofChild } from './api/family-calls.ts'
import { binaryFile, day, noContent, randomId, time } from './api/fields.ts'
import { listOf, page } from './api/pagination.ts'

const named = z.object({ id: randomId, name: z.string() })

const entryFlag = z.object({
  id: z.uuid(),
  /** A flag of the coach is about a sentence that was not spoken after this turn. */
  about: z.enum(['child', 'coach']),
  category: z.string(),
  severity: z.enum(['low', 'medium', 'high']),
})

/**
 * One turn. `text` is null if STT failed, the text is deleted or the turn is withheld. Speech and picture are there if the
 * parent chose to store them.
 */
const transcriptEntry = z.object({
  /** The conversation's id and the number, with a dash between them. */
  id: z.string(),
  conversationId: z.uuid(),
  number: z.int(),
  time,
  /** `support`: a superadmin spoke as the device, in the emulator. */
  speaker: z.enum(['child', 'coach', 'support']),
  text: z.string().nullable(),
  /** The id of the recording. */
  speech: z.object({ id: z.uuid(), seconds: z.number() }).nullable(),
  vision: z.uuid().nullable(),
  /** A barge-in cut the rest off. */
  interrupted: z.boolean(),
  /** Typed into the emulator rather than spoken. */
  typed: z.boolean(),
  /** The child may have spoken about somebody at home: without words, recordings and flags. */
  withheld: z.boolean(),
  card: named.nullable(),
  activity: z.string().nullable(),
  flags: z.array(entryFlag),
})

const conversation = z.object({
  id: z.uuid(),
  startedAt: time,
  /** It is null while the conversation is going on. */
  endedAt: time.nullable(),
  /** A `ConversationEndReason`, or `consent-withdrawn`; null while it is going on. */
  endReason: z.string().nullable(),
  seconds: z.int(),
  language: z.string(),
  /** It is null once the device is deleted. */
  device: named.nullable(),
  card: named.nullable(),
  activity: z.string().nullable(),
  /** The built-in coach replied since then, because the language model was not available; null if it never did. */
  scriptedSince: time.nullable(),
  /** A superadmin tried the device in the emulator: nothing of it counts as the child's. */
  emulated: z.boolean(),
})

/** Days are in the family's time zone. A conversation belongs to the day on which it started. */
const filters = z.object({
  search: z.string().trim().max(200).optional().describe('Prefixes of words that all occur in the same turn.'),
  from: day.optional().describe('The first day, in the time zone of the family.'),
  to: day.optional().describe('The last day, in the time zone of the family.'),
  device: randomId.optional().describe('The id of a device.'),
  activity: z.string().max(40).optional().describe('The id of an activity.'),
  flag: z.string().max(40).optional().describe('Turns with a safety flag of this category, or of `any`.'),
  conversation: z.uuid().optional().describe('The id of a conversation.'),
})

export const listTranscripts = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/transcripts',
  summary: 'The transcript of a child, newest conversation first, with the conversations of its entries',
  needs: 'transcript:read',
  ...ofChild(),
  action: 'transcripts.read',
  query: page.extend(filters.shape),
  reveals: 'words',
  responses: {
    200: listOf(transcriptEntry).extend({ conversations: z.array(conversation), timeZone: z.string() }),
  },
})

export const downloadTranscripts = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/transcripts/download',
  summary: 'The transcript as a file, oldest first: text, JSON, or a page to print',
  needs: 'transcript:read',
  ...ofChild(),
  action: 'transcripts.downloaded',
  query: filters.extend({ format: z.enum(['text', 'json', 'page']).default('text') }),
  reveals: 'words',
  responses: { 200: binaryFile('text/plain', 'application/json', 'text/html') },
})

export const readRecording = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/recordings/:recordingId',
  summary: 'A recording: speech of the child (Opus in Ogg) or a picture of the device (JPEG)',
  needs: 'transcript:read',
  ...ofChild({ recordingId: z.uuid() }),
  action: 'recording.read',
  reveals: 'words',
  responses: { 200: binaryFile('audio/ogg', 'image/jpeg') },
})

const entryNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .describe('The number of the turn in its conversation.')

export const deleteEntry = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/transcripts/:conversationId/:number',
  summary: 'Delete one turn with its recordings and flags, for good',
  needs: 'transcript:delete',
  ...ofChild({ conversationId: z.uuid(), number: entryNumber }),
  action: 'transcript-entry.deleted',
  changes: 'transcripts',
  responses: { 204: noContent },
})

export const deleteConversation = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/transcripts/:conversationId',
  summary: 'Delete a conversation with all that belongs to it, for good',
  needs: 'transcript:delete',
  ...ofChild({ conversationId: z.uuid() }),
  action: 'conversation.deleted',
  changes: 'transcripts',
  responses: { 204: noContent },
})

export const deleteDay = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/transcripts/days/:day',
  summary: 'Delete all conversations that started on a day, for good',
  needs: 'transcript:delete',
  ...ofChild({ day }),
  action: 'transcripts.deleted',
  changes: 'transcripts',
  responses: { 204: noContent },
})

export const listWithheldTurns = defineEndpoint({
  method: 'GET',
  path: '/admin/accounts/:accountId/children/:childId/withheld-turns',
  /** The family's own list of accesses leaves this call out, so it does not show that somebody has followed up. */
  summary: 'The turns that are withheld from the account holder, oldest first; never those of one’s own family',
  needs: 'account:superadmin',
  ...ofChild(),
  action: 'withheld-turns.read',
  query: page,
  reveals: 'words',
  responses: {
    200: listOf(
      transcriptEntry
        .pick({ conversationId: true, number: true, time: true, speaker: true, text: true })
        .extend({ categories: z.array(z.string()) }),
    ),
  },
})
