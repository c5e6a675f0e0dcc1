import type { TranscriptEntry } from '@pipit/conversation/transcript/entry'
import type { FailureLog } from '../../logging/failure-log.ts'
import type { Recordings } from '../transcripts/recordings/recordings.ts'
import { numberOf } from './conversation-store.ts'
import type { Media } from './media-buffer.ts'

/** What the parent has allowed to be stored. */
export interface RecordingConsent {
  keepSpeech: boolean
  keepVision: boolean
}

interface Dependencies {
  recordings: Recordings
  log: FailureLog
}

/** Saves the speech and the picture of a transcript entry, where the parent wants it. A failure costs the recording only. */
export async function saveRecordings(
  { recordings, log }: Dependencies,
  { accountId, childId, keepSpeech, keepVision }: RecordingConsent & { accountId: string; childId: string },
  { conversationId, id, at }: TranscriptEntry,
  { speech, vision }: Media,
) {
  const entry = { accountId, childId, conversationId, number: numberOf(id), at: new Date(at) }
  const context = { feature: 'transcripts', conversationId }
  if (speech && keepSpeech)
    await recordings
      .speech(entry, speech)
      .catch((error: unknown) => log.error('a recording of speech was lost', error, context))
  if (vision && keepVision)
    await recordings
      .vision(entry, vision)
      .catch((error: unknown) => log.error('a recorded picture was lost', error, context))
}
