import type { TranscriptEntry } from '@pipit/conversation/effects'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { Recordings } from '../../transcripts/recordings/recordings.ts'
import { entryNumberOf } from './conversation-store.ts'
import type { Media } from './media-buffer.ts'

/** Whether the parent has set a retention for speech and pictures. */
export interface RecordingConsent {
  storeSpeech: boolean
  storeVision: boolean
}

interface Dependencies {
  recordings: Recordings
  log: FailureLog
}

/** Saves the speech and the picture of a transcript entry if the parent allows it. A failure loses only the recording. */
export async function saveRecordings(
  { recordings, log }: Dependencies,
  { accountId, childId, storeSpeech, storeVision }: RecordingConsent & { accountId: string; childId: string },
  { conversationId, id, at }: TranscriptEntry,
  { speech, vision }: Media,
) {
  const entry = { accountId, childId, conversationId, number: entryNumberOf(id), at: new Date(at) }
  const context = { feature: 'transcripts', conversationId }
  if (speech && storeSpeech)
    await recordings
      .speech(entry, speech)
      .catch((error: unknown) => log.error('a recording of speech was lost', error, context))
  if (vision && storeVision)
    await recordings
      .vision(entry, vision)
      .catch((error: unknown) => log.error('a recorded picture was lost', error, context))
}
