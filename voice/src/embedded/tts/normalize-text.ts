import { decompose } from '@pipit/conversation/text/decompose'

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
const replacements = new Map(Object.entries({ ...letters, ...capitals, ...marks }))

/** Flite supports only English letters. The result is empty if nothing can be spoken. */
export function normalizeText(text: string) {
  const plain = decompose(text.replaceAll(/[^ -~]/gu, (letter) => replacements.get(letter) ?? letter))
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]|[\p{Cc}<>[\]{}\\|^`#*_~]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[a-z\d]/i.test(plain) ? plain : ''
}
