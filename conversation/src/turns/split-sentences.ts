const maxSentenceLength = 240
const abbreviation = /(?:^|\s)(?:mr|mrs|ms|dr|st|prof|etc|vs|e\.g|i\.e|no)\.$/i

interface Split {
  sentences: string[]
  /** The unfinished sentence. */
  rest: string
}

export function splitSentences(text: string): Split {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(/[.!?…。！？]+["'”’)\]]*(?=\s)|[。！？]|\n+/g)) {
    const end = match.index + match[0].length
    if (abbreviation.test(text.slice(from, end))) continue
    sentences.push(text.slice(from, end))
    from = end
  }
  let rest = text.slice(from).trimStart()
  while (rest.length > maxSentenceLength) {
    const cut = splitPosition(rest)
    sentences.push(rest.slice(0, cut))
    rest = rest.slice(cut).trimStart()
  }
  return { sentences: sentences.flatMap(splitLongSentence).map(speakable).filter(Boolean), rest }
}

/** Removes what a language model writes for readers: asterisks and emoji. */
export function speakable(text: string) {
  const plain = text
    .replaceAll(/[*_~]|[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(plain) ? plain : ''
}

function splitLongSentence(sentence: string): string[] {
  if (sentence.length <= maxSentenceLength) return [sentence]
  const cut = splitPosition(sentence)
  return [sentence.slice(0, cut), ...splitLongSentence(sentence.slice(cut).trimStart())]
}

/** At a comma if there is one, else between words, else at the maximum. */
function splitPosition(text: string) {
  const start = text.slice(0, maxSentenceLength)
  const comma = Math.max(start.lastIndexOf(', '), start.lastIndexOf('; ')) + 1
  const space = start.lastIndexOf(' ')
  if (comma > maxSentenceLength / 3) return comma
  return space > 0 ? space : maxSentenceLength
}
