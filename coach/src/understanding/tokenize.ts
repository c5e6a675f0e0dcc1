import { decompose } from '@pipit/conversation/text/decompose'

/** Words are lower case, without accents, and numbers are digits. */

const units = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** STT writes these when a child says only a number. */
const homophones: Record<string, string> = { won: '1', to: '2', too: '2', tree: '3', free: '3', for: '4', ate: '8' }

/** Small children say numbers so, or STT writes them so. None of these is another word. */
const childishNumbers: Record<string, string> = {
  fwee: 'three',
  thwee: 'three',
  fowr: 'four',
  fibe: 'five',
  seben: 'seven',
  sebben: 'seven',
  sevven: 'seven',
  eleben: 'eleven',
  leben: 'eleven',
  twelb: 'twelve',
  firteen: 'thirteen',
  thirdeen: 'thirteen',
  fiffteen: 'fifteen',
  twenny: 'twenty',
  firty: 'thirty',
  thirdy: 'thirty',
  fourty: 'forty',
  fitty: 'fifty',
  hundwed: 'hundred',
  hunded: 'hundred',
  hunderd: 'hundred',
  hunnerd: 'hundred',
}

export function tokenize(text: string): string[] {
  const words = decompose(text)
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’‘`´]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => childishNumbers[word] ?? word)
  return withDigits(
    words.map((word, index) => (isCounted(words, index) ? (units[Number(homophones[word])] ?? word) : word)),
  )
}

export const isNumber = (word: string) => /^\d+$/.test(word)

/** Numbers below a thousand are written as they are spoken. */
export function numberInWords(value: number): string {
  const [hundred, rest] = [Math.floor(value / 100), value % 100]
  const below =
    rest < 20 ? units[rest] : [tens[Math.floor(rest / 10)], rest % 10 ? units[rest % 10] : ''].join(' ').trim()
  if (hundred === 0) return below ?? ''
  return rest === 0 ? `${units[hundred]} hundred` : `${units[hundred]} hundred and ${below}`
}

/** The last number counts: "three, no, four", or "one, two, three" of a child who counts aloud. */
export function lastNumber(words: string[]): number | null {
  const alone = words.length === 1 ? homophones[words[0] ?? ''] : undefined
  const said = alone ?? words.findLast(isNumber)
  return said === undefined ? null : Number(said)
}

/** In "one, to, three", "free hundred" and "thirty free", a homophone continues a number or a count. */
function isCounted(words: string[], index: number): boolean {
  const value = Number(homophones[words[index] ?? ''] ?? Number.NaN)
  const [before = '', after = ''] = [words[index - 1], words[index + 1]]
  if (Number.isNaN(value)) return false
  if (after === 'hundred') return true
  const isLast = index === words.length - 1
  if (isLast && value === 3 && tens.indexOf(before) > 0) return true
  return before === units[value - 1] && (isLast || after === units[value + 1])
}

function withDigits(words: string[]): string[] {
  const converted: string[] = []
  for (let index = 0; index < words.length;) {
    const [value, length] = numberAt(words, index)
    converted.push(length > 0 ? String(value) : (words[index] ?? ''))
    index += Math.max(1, length)
  }
  return converted
}

/** "twenty one" is one number, "one two three" are three. */
function numberAt(words: string[], index: number): [number, number] {
  const ten = tens.indexOf(words[index] ?? '-')
  const unit = units.indexOf(words[index] ?? '-')
  if (ten > 0) {
    const after = units.indexOf(words[index + 1] ?? '-')
    return after > 0 && after < 10 ? [ten * 10 + after, 2] : [ten * 10, 1]
  }
  const counts = unit > 0 || words[index] === 'a'
  if (counts && words[index + 1] === 'hundred') return hundreds(words, index, Math.max(1, unit))
  return unit < 0 ? [0, 0] : [unit, 1]
}

function hundreds(words: string[], index: number, count: number): [number, number] {
  const joined = words[index + 2] === 'and' ? 3 : 2
  const [rest, length] = numberAt(words, index + joined)
  return length > 0 && rest < 100 ? [count * 100 + rest, joined + length] : [count * 100, 2]
}
