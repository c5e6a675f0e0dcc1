import type { Finding, Span } from '../findings.ts'
import { snippetInTurn } from './snippet-in-turn.ts'
import type { NormalizedText } from './normalize-words.ts'
import { normalizeWords } from './normalize-words.ts'
import { compileRules } from './rule.ts'

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const digit = String.raw`(?:\d+|oh|double|triple|${digits.join('|')})`
const spokenDigits = new RegExp(String.raw`\b${digit}(?: ${digit}){0,20}\b`, 'g')
const tens =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|' +
  'seventy|eighty|ninety|hundred'
const number = `#|${digits.slice(1).join('|')}|${tens}`
const street = 'street|road|avenue|lane|drive|close|court|boulevard|crescent|terrace|square'
const ordinarySchool =
  'my|the|a|this|big|primary|elementary|nursery|high|middle|to|our|school|another|same|new|first|music|dance|' +
  'swim|swimming|sunday|summer|magic'

const search = compileRules([
  {
    category: 'personal-data',
    severity: 'medium',
    phrases: [
      `${number} * ${street}`,
      `i live at|on|in * ${street}`,
      'my|our home|house? address is *8',
      'my|our|mums|moms|dads phone|mobile|telephone|cell? phone? number is *8',
      'my|our|the wifi|computer|tablet? password|passcode|pin|door_code|alarm_code|wifi_code is *4',
      'key is under|behind|hidden *4',
    ],
    unless: [
      'favorite|favourite|lucky|best|house number',
      'cars|steps|times|ducks|animals|sheep|trees|people|games|blocks',
      '<play>|treasure|castle|lair',
    ],
  },
  {
    category: 'personal-data',
    severity: 'low',
    phrases: [
      'my last_name|surname|full_name|family_name is *3',
      'my|our school|kindergarten|nursery is called|named *3',
      'name of my school|kindergarten|nursery is *3',
      `i go_to !${ordinarySchool} * school|primary|elementary|academy|kindergarten|nursery|preschool`,
    ],
    unless: ['<play>|hogwarts|wizard'],
  },
])

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,20})+|\b\w+ at \w+ dot (?:com|net|org|de|uk|fr|es)\b/gi

/** Telephone numbers are found apart, because they may begin before a turn. */
export function findPersonalData(reading: NormalizedText): Finding[] {
  const { source } = reading
  const emails = /@| at /i.test(source) ? [...source.matchAll(email)] : []
  return [
    ...search(reading, 0),
    ...emails.map((match) => personal(reading, 0, { start: match.index, end: match.index + match[0].length })),
  ]
}

export function findPersonalDataIn(text: string): Finding[] {
  const reading = normalizeWords(text)
  return [...findPersonalData(reading), ...findTelephoneNumbers(reading, 0)]
}

/** A telephone number has seven or more digits, spoken or written. Counting aloud is none. */
export function findTelephoneNumbers(reading: NormalizedText, from: number): Finding[] {
  return telephoneNumbers(reading)
    .filter(({ end }) => end > from)
    .map((span) => personal(reading, from, span))
}

function personal({ source }: NormalizedText, from: number, span: Span): Finding {
  return { category: 'personal-data', severity: 'medium', ...span, snippet: snippetInTurn(source, from, span) }
}

function telephoneNumbers(reading: NormalizedText) {
  return [...reading.text.matchAll(spokenDigits)]
    .filter((match) => isTelephoneNumber(match[0].split(' ').map(asDigits).filter(Boolean)))
    .map((match) => reading.locate(match.index, match.index + match[0].length))
}

function asDigits(word: string) {
  if (word === 'oh') return '0'
  if (word === 'double' || word === 'triple') return ''
  return digits.includes(word) ? String(digits.indexOf(word)) : word
}

function isTelephoneNumber(groups: string[]) {
  const all = groups.join('')
  const isRound = all.replaceAll(/[^0]/g, '').length >= all.length * 0.6
  return all.length >= 7 && all.length <= 20 && !isRound && !isCounting(groups.map(Number))
}

/** In a count most steps are equal: "one two three", "2 4 6 8", "ten nine eight". */
function isCounting(numbers: number[]) {
  const steps = numbers.slice(1).map((each, index) => each - (numbers[index] ?? 0))
  const commonest = Math.max(0, ...steps.map((step) => steps.filter((other) => other === step).length))
  return steps.length > 2 && commonest >= steps.length * 0.6
}

export function redactPersonalData(text: string, findings: Finding[]) {
  const spans = findings
    .filter(({ category }) => category === 'personal-data')
    .toSorted((one, other) => one.start - other.start)
  let shown = ''
  let from = 0
  for (const { start, end } of spans) {
    if (start >= from) shown += `${text.slice(from, start)}[private]`
    from = Math.max(from, end)
  }
  return shown + text.slice(from)
}
