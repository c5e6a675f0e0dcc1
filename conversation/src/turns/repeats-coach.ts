import type { ConversationState } from '../state.ts'

/** A child often answers with two or three words of the coach. */
const minEchoedWords = 4
const minEchoedShare = 0.8

/** A device without echo cancellation records the coach, so a transcript may consist of its last words. */
export function repeatsCoach(text: string, { messages, unplayedSentences }: ConversationState): boolean {
  const lastSaid = messages.findLast(({ who }) => who === 'coach')?.text ?? ''
  const coachWords = toWords([lastSaid, ...unplayedSentences].join(' '))
  const words = toWords(text)
  return words.length >= minEchoedWords && countInOrder(words, coachWords) >= words.length * minEchoedShare
}

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Counts the longest common subsequence. */
function countInOrder(words: string[], coachWords: string[]): number {
  let counts = [0, ...coachWords.map(() => 0)]
  for (const word of words) {
    const next = [0]
    for (const [index, coachWord] of coachWords.entries()) {
      const extended = word === coachWord ? (counts[index] ?? 0) + 1 : 0
      next.push(Math.max(extended, counts[index + 1] ?? 0, next[index] ?? 0))
    }
    counts = next
  }
  return counts.at(-1) ?? 0
}
