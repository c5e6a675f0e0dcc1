import { readFile } from 'node:fs/promises'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { entryNumberOf } from '@pipit/server/features/chat/conversation/conversation-store'
import type { Recordings } from '@pipit/server/features/transcripts/recordings/recordings'
import type { SeededConversation } from './seed-conversation.ts'

const recordedConversations = 2
/** Drawings of a child, as the device's camera sees them. */
const drawings = ['animal', 'friends', 'leaves', 'boat'].map((name) => new URL(`pictures/${name}.jpg`, import.meta.url))

/** Saves speech and pictures of the last conversations. Returns how many. */
export async function seedRecordings(recordings: Recordings, conversations: SeededConversation[]): Promise<number> {
  const speech = createEmbeddedSpeech({ idleTimeoutMs: 1_000 })
  let count = 0
  try {
    for (const { entry, ...owner } of entriesOf(conversations.slice(-recordedConversations))) {
      if (entry.speech.length === 0 || entry.text === null) continue
      await recordings.speech(recordingOf(entry, owner), await speak(entry.text))
      count += 1
    }
    const withPicture = entriesOf(conversations).filter(({ entry }) => entry.vision !== null)
    for (const [index, { entry, ...owner }] of withPicture.slice(-drawings.length).entries()) {
      const drawing = drawings[index]
      if (drawing) await recordings.vision(recordingOf(entry, owner), await readFile(drawing))
      count += 1
    }
    return count
  } finally {
    await speech.close()
  }

  async function speak(text: string): Promise<Int16Array> {
    const signal = AbortSignal.timeout(30_000)
    return toMicrophoneRate(await Array.fromAsync(speech.speak(text, { language: 'en', signal })))
  }
}

const entriesOf = (conversations: SeededConversation[]) =>
  conversations.flatMap(({ entries, accountId, childId }) => entries.map((entry) => ({ entry, accountId, childId })))

function recordingOf(
  { id, conversationId, at }: SeededConversation['entries'][number],
  owner: { accountId: string; childId: string },
) {
  return { ...owner, conversationId, number: entryNumberOf(id), at: new Date(at) }
}

/** TTS gives 24,000 samples a second and a microphone 16,000: two for every three. */
function toMicrophoneRate(pieces: Int16Array[]): Int16Array {
  const all = joinSamples(pieces)
  return Int16Array.from({ length: Math.floor((all.length * 2) / 3) }, (_, index) => {
    const position = index * 1.5
    const before = all[Math.floor(position)] ?? 0
    const after = all[Math.ceil(position)] ?? before
    return (before + after) / 2
  })
}
