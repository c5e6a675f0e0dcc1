import { distance } from 'fastest-levenshtein'

/** A transcript may spell words differently, so this share of the letters, or at least this number, may differ. */
const tolerance = 0.3
const minTolerance = 2

/** Transcripts often write numbers as digits. */
const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
const digitsOf = new Map(numbers.split(' ').map((word, number) => [word, String(number)]))

export function matchesText(expected: string, transcript: string): boolean {
  const [a, b] = [lettersOf(expected), lettersOf(transcript)]
  const maxDistance = Math.max(minTolerance, tolerance * a.length)
  return Math.abs(a.length - b.length) <= maxDistance && distance(a, b) <= maxDistance
}

function lettersOf(text: string) {
  const words = text.toLowerCase().match(/\p{L}+|\d/gu) ?? []
  return words.map((word) => digitsOf.get(word) ?? word).join('')
}
