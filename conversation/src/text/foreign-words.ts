interface Span {
  text: string
  /** Such as "es"; null for the language of the conversation. */
  language: string | null
}

/** "The cat is [es:gato]." marks gato as Spanish. */
const foreignWords = /\[([a-z]{2}):([^[\]]*)\]/g

/** The text as it is read, checked and stored. */
export const withoutMarks = (marked: string) => marked.replaceAll(foreignWords, '$2')

/** The parts of a text by language, in their order. Together they are the text without marks. */
export function spansOf(marked: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const { 0: whole, 1: language = '', 2: text = '', index } of marked.matchAll(foreignWords)) {
    spans.push({ text: marked.slice(from, index), language: null }, { text, language })
    from = index + whole.length
  }
  return [...spans, { text: marked.slice(from), language: null }].filter(({ text }) => text !== '')
}
