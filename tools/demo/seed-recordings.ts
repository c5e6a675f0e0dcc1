import { readFile } from 'node:fs/promises'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { createEmbeddedSpeech } from '@pipit/server/adapters/speech/embedded/embedded-speech'
import { entryNumberOf } from '@pipit/server/features/chat/conversation-store'
import type { Recordings } from '@pipit/server/features/transcripts/recordings/recordings'
import type { SeededConversation } from './seed-conversation.ts'

const recordedConversations = 2
/** What a child drew, as the device's camera sees it. */
const drawings = ['animal', 'friends', 'leaves', 'boat'].map((name) => new URL(`pictures/${name}.jpg`, import.meta.url))

/** Speech and pictures of the last conversations, as the parent's retention allows. Returns how many. */
export async function seedRecordings(recordings: Recordings, kept: SeededConversation[]): Promise<number> {
  const speech = createEmbeddedSpeech({ idleTimeoutMs: 1_000 })
  let count = 0
  try {
    for (const { entry, ...whose } of entriesOf(kept.slice(-recordedConversations))) {
      if (entry.speech.length === 0 || entry.text === null) continue
      await recordings.speech(recorded(entry, whose), await speak(entry.text))
      count += 1
    }
    const seen = entriesOf(kept).filter(({ entry }) => entry.vision !== null)
    for (const [index, { entry, ...whose }] of seen.slice(-drawings.length).entries()) {
      const drawing = drawings[index]
      if (drawing) await recordings.vision(recorded(entry, whose), await readFile(drawing))
      count += 1
    }
    return count
  } finally {
    await speech.close()
  }

  async function speak(text: string): Promise<Int16Array> {
    const signal = AbortSignal.timeout(30_000)
    return toMicrophoneRate(await Array.fromAsync(speech.speak.speak(text, { language: 'en', signal })))
  }
}

const entriesOf = (kept: SeededConversation[]) =>
  kept.flatMap(({ entries, accountId, childId }) => entries.map((entry) => ({ entry, accountId, childId })))

function recorded(
  { id, conversationId, at }: SeededConversation['entries'][number],
  whose: { accountId: string; childId: string },
) {
  return { ...whose, conversationId, number: entryNumberOf(id), at: new Date(at) }
}

/** The coach speaks with 24,000 samples a second, a child is recorded with 16,000: two for every three. */
function toMicrophoneRate(pieces: Int16Array[]): Int16Array {
  const all = joinSamples(pieces)
  return Int16Array.from({ length: Math.floor((all.length * 2) / 3) }, (_, index) => {
    const place = index * 1.5
    const before = all[Math.floor(place)] ?? 0
    const after = all[Math.ceil(place)] ?? before
    return (before + after) / 2
  })
}
