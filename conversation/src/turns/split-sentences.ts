/** Where one stretch to be spoken ends and the next begins. */

const longestStretch = 240
const abbreviation = /(?:^|\s)(?:mr|mrs|ms|dr|st|prof|etc|vs|e\.g|i\.e|no)\.$/i

interface Split {
  sentences: string[]
  /** What has not ended yet. */
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
  while (rest.length > longestStretch) {
    const cut = breakBefore(rest)
    sentences.push(rest.slice(0, cut))
    rest = rest.slice(cut).trimStart()
  }
  return { sentences: sentences.flatMap(inStretches).map(speakable).filter(Boolean), rest }
}

/** Models write for readers; asterisks and faces are not read out. */
export function speakable(text: string) {
  const plain = text
    .replaceAll(/[*_~]|[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(plain) ? plain : ''
}

function inStretches(sentence: string): string[] {
  if (sentence.length <= longestStretch) return [sentence]
  const cut = breakBefore(sentence)
  return [sentence.slice(0, cut), ...inStretches(sentence.slice(cut).trimStart())]
}

/** At a comma if there is one, else between words, else wherever it is. */
function breakBefore(text: string) {
  const room = text.slice(0, longestStretch)
  const comma = Math.max(room.lastIndexOf(', '), room.lastIndexOf('; ')) + 1
  const space = room.lastIndexOf(' ')
  if (comma > longestStretch / 3) return comma
  return space > 0 ? space : longestStretch
}
