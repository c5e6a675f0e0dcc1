/** Words in lower case, without punctuation; "its" and "it's" are one word. */
export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** How many words must be changed, added or left out to get from one text to the other. */
export function countWordErrors(said: string[], heard: string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at)
  for (const [index, word] of said.entries()) {
    const next = [index + 1]
    for (const [at, other] of heard.entries()) {
      const changed = (row[at] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
