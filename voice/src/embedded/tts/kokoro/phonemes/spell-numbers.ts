const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
const units = small.split(' ')
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales: [number, string][] = [
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
  [100, 'hundred'],
]
const ordinals = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
])

/** 342 → "three hundred and forty two"; longer numbers than a billion are read digit by digit. */
function numberToWords(digits: string): string {
  const number = Number(digits)
  if (digits.length > 12 || (digits.length > 1 && digits.startsWith('0'))) return spellDigits(digits)
  if (number < 20) return units[number] ?? ''
  if (number < 100) return joinWords(tens[Math.floor(number / 10)], number % 10 && units[number % 10])
  for (const [size, name] of scales) {
    if (number < size) continue
    const rest = number % size
    const link = rest > 0 && rest < 100 ? 'and' : ''
    return joinWords(numberToWords(String(Math.floor(number / size))), name, link, rest && numberToWords(String(rest)))
  }
  return digits
}

const spellDigits = (digits: string) => [...digits].map((digit) => units[Number(digit)]).join(' ')
const joinWords = (...words: (string | number | undefined)[]) => words.filter(Boolean).join(' ')

function ordinal(digits: string) {
  const words = numberToWords(digits).split(' ')
  const last = words.pop() ?? ''
  return [...words, ordinals.get(last) ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)].join(' ')
}

/** 1987 → "nineteen eighty seven" */
function year(digits: string) {
  const [century, rest] = [digits.slice(0, 2), digits.slice(2)]
  if (digits.startsWith('200') || rest === '00') return numberToWords(digits)
  return `${numberToWords(century)} ${rest.startsWith('0') ? `oh ${numberToWords(rest.slice(1))}` : numberToWords(rest)}`
}

const decimal = (text: string) => {
  const [whole = '', fraction] = text.split('.')
  return fraction ? `${numberToWords(whole)} point ${spellDigits(fraction)}` : numberToWords(whole)
}

const abbreviations: [RegExp, string][] = [
  [/\bDr\. ?/g, 'Doctor '],
  [/\bMr\. ?/g, 'Mister '],
  [/\bMrs\. ?/g, 'Missus '],
  [/\be\.g\. ?/gi, 'for example '],
  [/\betc\./gi, 'and so on.'],
  [/&/g, ' and '],
  [/\+/g, ' plus '],
  [/=/g, ' equals '],
  [/@/g, ' at '],
]

/** "It is 5:30, and 12% of $3.50" → "It is five thirty, and twelve percent of three dollars fifty" */
export function spellNumbers(text: string): string {
  return abbreviations
    .reduce((spelled, [pattern, words]) => spelled.replaceAll(pattern, words), text)
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '')
    .replaceAll(/(^|[\s(])-(?=\d)/g, '$1minus ')
    .replaceAll(/\$(\d+)(?:\.(\d\d))?/g, (_, whole: string, cents?: string) =>
      joinWords(numberToWords(whole), whole === '1' ? 'dollar' : 'dollars', cents && numberToWords(cents)),
    )
    .replaceAll(/\b(\d{1,2}):(\d\d)\b/g, (_, hours: string, minutes: string) =>
      joinWords(numberToWords(hours), minutes === '00' ? "o'clock" : year(`10${minutes}`).slice('ten '.length)),
    )
    .replaceAll(/(\d+)(?:st|nd|rd|th)\b/gi, (_, digits: string) => ordinal(digits))
    .replaceAll(/(\d)%/g, '$1 percent')
    .replaceAll(/\b(?:1[1-9]|20)\d\d\b(?!\.?\d)/g, year)
    .replaceAll(/\d+(?:\.\d+)?/g, (digits) => ` ${decimal(digits)} `)
}
