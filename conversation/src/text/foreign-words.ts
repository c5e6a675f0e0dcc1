interface Span {
  text: string
  /** It is a code such as "es"; null means the language of the conversation. */
  language: string | null
}

/** For example, "The cat is [es:gato]." marks gato as Spanish. */
const foreignWords = /\[([a-z]{2}):([^[\]]*)\]/g

/** A text is read, checked and stored without its marks. */
export const withoutMarks = (marked: string) => marked.replaceAll(foreignWords, '$2')

/** Splits a text where its language changes. Together the parts are the text without marks. */
export function spansOf(marked: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const { 0: whole, 1: language = '', 2: text = '', index } of marked.matchAll(foreignWords)) {
    spans.push({ text: marked.slice(from, index), language: null }, { text, language })
    from = index + whole.length
  }
  return [...spans, { text: marked.slice(from), language: null }].filter(({ text }) => text !== '')
}
