import { cutText } from './cut-text.ts'

const maxSentenceLength = 240
const abbreviation = /(?:^|\s)(?:mr|mrs|ms|dr|st|prof|etc|vs|e\.g|i\.e|no)\.$/i

interface Split {
  sentences: string[]
  /** The last sentence is here while it is unfinished. */
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
    const start = cutSentence(rest)
    sentences.push(start)
    rest = rest.slice(start.length).trimStart()
  }
  return { sentences: sentences.flatMap(splitLongSentence).map(speakable).filter(Boolean), rest }
}

/** A line feed ends the last sentence, even if it has no full stop. */
export const sentencesOf = (text: string) => splitSentences(`${text}\n`).sentences

/** Language models write asterisks and emoji for readers, and some providers transmit broken characters. */
export function speakable(text: string) {
  const plain = text
    .replaceAll(/[*_~\uFFFD]|[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(plain) ? plain : ''
}

function splitLongSentence(sentence: string): string[] {
  if (sentence.length <= maxSentenceLength) return [sentence]
  const start = cutSentence(sentence)
  return [start, ...splitLongSentence(sentence.slice(start.length).trimStart())]
}

/** It cuts at a comma if there is one, else between words, else at the maximum. */
function cutSentence(text: string) {
  const start = cutText(text, maxSentenceLength)
  const comma = Math.max(start.lastIndexOf(', '), start.lastIndexOf('; ')) + 1
  const space = start.lastIndexOf(' ')
  if (comma > maxSentenceLength / 3) return start.slice(0, comma)
  return space > 0 ? start.slice(0, space) : start
}
