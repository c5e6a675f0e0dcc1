/** A transcript spells some things in another way. */
const tolerance = 0.3
const leastTolerance = 2

/** Transcripts like to write numbers as digits. */
const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
const digitsOf = new Map(numbers.split(' ').map((word, number) => [word, String(number)]))

/** Whether what was said is what was to be said, as far as a transcript of it can tell. */
export function matchesText(wanted: string, said: string): boolean {
  const [a, b] = [lettersOf(wanted), lettersOf(said)]
  const most = Math.max(leastTolerance, tolerance * a.length)
  return Math.abs(a.length - b.length) <= most && distance(a, b) <= most
}

function lettersOf(text: string) {
  const words = text.toLowerCase().match(/\p{L}+|\d/gu) ?? []
  return Array.from(words.map((word) => digitsOf.get(word) ?? word).join(''))
}

/** How many letters must be added, taken away or changed (Levenshtein). */
function distance(a: string[], b: string[]) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
