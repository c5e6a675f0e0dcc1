import { toPhoneticKey, vowel } from '@pipit/conversation/text/phonetic-key'

const vowelCost = 0.35
/** These sounds differ only in the voice, or in the nose. */
const similarPairs = ['pb', 'td', 'kg', 'sz', 'fv', 'mn', 'Sj', 'CS', 'Tf', 'wr']
const similarCost = 0.5

/** Returns 0 for texts that sound alike, and 1 for texts that share no sound. */
export function soundDistance(one: string[], other: string[]): number {
  const [from, to] = [soundsOf(one), soundsOf(other)]
  let costs = Array.from({ length: to.length + 1 }, (_, length) => sumOf(to.slice(0, length)))
  for (const sound of from) {
    const next = [(costs[0] ?? 0) + costOf(sound)]
    for (const [index, wanted] of [...to].entries())
      next.push(
        Math.min(
          (costs[index] ?? 0) + substitutionCost(sound, wanted),
          (costs[index + 1] ?? 0) + costOf(sound),
          (next[index] ?? 0) + costOf(wanted),
        ),
      )
    costs = next
  }
  return (costs.at(-1) ?? 0) / Math.max(1, sumOf(from), sumOf(to))
}

const soundsOf = (words: string[]) => words.map((word) => toPhoneticKey(word.replaceAll("'", ''))).join('')
const costOf = (sound: string) => (sound === vowel ? vowelCost : 1)
const sumOf = (sounds: string) => [...sounds].reduce((sum, sound) => sum + costOf(sound), 0)

function substitutionCost(one: string, other: string): number {
  if (one === other) return 0
  return similarPairs.some((pair) => pair.includes(one) && pair.includes(other)) ? similarCost : 1
}
