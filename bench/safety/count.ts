import type { Count } from '../runner/benchmark.ts'
import type { CorpusPart, CorpusSentence } from './corpus.ts'

/** Counts per group, in the order in which the groups appear. */
export function countFound(
  part: CorpusPart,
  sentences: CorpusSentence[],
  isFound: (text: string, index: number) => boolean,
): Count[] {
  const counts = new Map<string, Count>()
  for (const [index, { text, groups }] of sentences.entries()) {
    const found = isFound(text, index) ? 1 : 0
    for (const group of groups) {
      const count = counts.get(group) ?? { part, group, found: 0, of: 0 }
      counts.set(group, { ...count, found: count.found + found, of: count.of + 1 })
    }
  }
  return [...counts.values()].toSorted((one, other) => rank(one) - rank(other) || compare(one.group, other.group))
}

/** "all", then severities and languages, then categories. */
const rank = ({ group }: Count) => (group === 'all' ? 0 : /^(?:severity|language) /.test(group) ? 1 : 2)
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

export function percentOf(counts: Count[], part: CorpusPart, group: string): number {
  const count = counts.find((each) => each.part === part && each.group === group)
  if (!count) throw new Error(`The corpus has no sentences of "${group}" in ${part}.`)
  return (100 * count.found) / count.of
}
