import { joinSamples } from '@pipit/contract/audio/join-samples'
import type { SpeechDetector } from '@pipit/conversation/ports'
import type { TranscriptEntry } from '@pipit/conversation/effects'
import { createUtteranceBuffer } from './utterance-buffer.ts'

/** The recordings of one transcript entry. */
export interface Media {
  speech: Int16Array | null
  vision: Uint8Array | null
}

/** The picture of the current turn and a newer one. */
const maxPictures = 2

/** Holds a conversation's speech and pictures until their transcript entries are saved. */
export function createMediaBuffer(detector: SpeechDetector, isEcho: (latestChunks: Int16Array[]) => boolean) {
  const utterances = createUtteranceBuffer(detector, isEcho)
  const pictures = new Map<string, Uint8Array>()
  /** Utterances of entries that are still being written. */
  const unsaved = new Set<string>()

  return {
    detectSpeech: utterances.addChunk,
    endUtterance: utterances.end,
    speechOf: utterances.samplesOf,
    pictureOf: (id: string | null) => (id === null ? null : (pictures.get(id) ?? null)),
    /** Returns the id of the picture. */
    addPicture(sequence: number, picture: Uint8Array) {
      const id = `picture-${sequence}`
      pictures.set(id, picture)
      for (const old of [...pictures.keys()].slice(0, -maxPictures)) pictures.delete(old)
      return id
    },
    /** Until `markSaved`, the speech of these entries is not discarded. */
    markUnsaved(entries: TranscriptEntry[]) {
      for (const { speech } of entries) speech.forEach((utterance) => unsaved.add(utterance))
    },
    markSaved(entries: TranscriptEntry[]) {
      for (const { speech } of entries) speech.forEach((utterance) => unsaved.delete(utterance))
    },
    /** Discards the speech that neither an unsaved entry nor the current turn needs. */
    discardUnused(currentTurn: string[]) {
      utterances.retainOnly([...unsaved, ...currentTurn])
    },
    mediaOf({ speech, vision }: TranscriptEntry): Media {
      const samples = joinSamples(speech.map(utterances.samplesOf))
      return {
        speech: samples.length > 0 ? samples : null,
        vision: vision === null ? null : (pictures.get(vision) ?? null),
      }
    },
  }
}
