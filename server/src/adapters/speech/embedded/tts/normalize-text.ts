const letters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', '°': ' degrees ', '€': ' euro ' }
const capitals = { Æ: 'Ae', Œ: 'Oe', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'Th' }
const marks = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': ', ',
  '—': ', ',
  '…': '.',
  '。': '.',
  '！': '!',
  '？': '?',
}
const nearest = new Map(Object.entries({ ...letters, ...capitals, ...marks }))

/** What Flite can read: it knows the letters of English only. Empty when nothing is left to say. */
export function normalizeText(text: string) {
  const plain = text
    .replaceAll(/[^ -~]/gu, (letter) => nearest.get(letter) ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]|[\p{Cc}<>[\]{}\\|^`#*_~]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[a-z\d]/i.test(plain) ? plain : ''
}
