const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const characters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** "AM" for Ada Miller, and "AD" for ada@example.org: at most two characters, as a person would count them. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', second = ''] = characters(words[0] ?? '')
  const [last = second] = words.length > 1 ? characters(words.at(-1) ?? '') : []
  return (first + last).toLocaleUpperCase()
}

/** An emoji, or a letter with its accents, counts as one. */
export const initialOf = (name: string) => characters(name)[0]?.toUpperCase()
