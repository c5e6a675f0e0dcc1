import { childConductRules } from './child-conduct-rules.ts'
import { childDangerRules } from './child-danger-rules.ts'
import { childHarmRules } from './child-harm-rules.ts'
import { coachHarmRules } from './coach-harm-rules.ts'
import { coachTrustRules } from './coach-trust-rules.ts'
import type { Category, Finding, FindProfanity, Severity, Span } from './findings.ts'
import { mostSevereFirst, snippetAround } from './findings.ts'
import { checkMaturity } from './maturity-rules.ts'
import { compilePhrases } from './phrase.ts'
import { findPersonalData, findTelephoneNumbers } from './personal-data.ts'
import type { NormalizedText } from './normalize-words.ts'
import { normalizeWords } from './normalize-words.ts'
import { compileRules } from './rule.ts'

const searchChild = compileRules([...childHarmRules, ...childDangerRules, ...childConductRules])
const searchCoach = compileRules([...coachHarmRules, ...coachTrustRules])

/** `before`: the end of what the same one said just before, since a phrase may be cut in two. */
interface CheckContext {
  before: string
  findProfanity: FindProfanity
}

/** What a grown-up should know of in a child's words, with the places in `text`. */
export function checkChild(text: string, { before, findProfanity }: CheckContext): Finding[] {
  const { whole, from } = join(before, text)
  const reading = normalizeWords(whole, from)
  const findings = [
    ...searchChild(reading, from),
    ...findTelephoneNumbers(reading, from),
    ...checkProfanity(reading, from, findProfanity, 'low'),
  ]
  const inText = findings.map((finding) => ({
    ...finding,
    start: Math.max(0, finding.start - from),
    end: finding.end - from,
  }))
  return [...inText, ...findPersonalData(reading.after(from))]
}

/** Why the coach must not say this sentence to this child; null when it may. */
export function checkCoach(
  sentence: string,
  { before, findProfanity, maturity }: CheckContext & { maturity: string },
): Finding | null {
  const { whole, from } = join(before, sentence)
  const reading = normalizeWords(whole, from)
  const findings = [
    ...searchCoach(reading, from),
    ...checkMaturity(maturity, reading, from),
    ...findMarkup(whole, from),
    ...checkProfanity(reading, from, findProfanity, 'medium'),
  ]
  return mostSevereFirst(findings)[0] ?? null
}

/** As much as a phrase may need from what came before. */
export const tailOf = (text: string) => text.slice(-120)

function join(before: string, text: string) {
  return before ? { whole: `${before} ${text}`, from: before.length + 1 } : { whole: text, from: 0 }
}

const written: [Category, Severity, RegExp][] = [
  ['link', 'medium', /\bhttps?:|\bwww\.|\b[\w-]+\.\s?(?:com|net|org|io|tv|gg|xyz|info|app)\b|@\w+\.\w/gi],
  ['manipulation', 'medium', /```|<\/?[a-z][^>]*>|\{\{|\}\}|###|\b(?:system|assistant|user)\s*:/gi],
  ['nonsense', 'low', /\S{60,}/g],
]

/** What only shows in writing: addresses of pages, marks of prompts and programs. */
function findMarkup(whole: string, from: number): Finding[] {
  return written.flatMap(([category, severity, pattern]) =>
    [...whole.matchAll(pattern)].flatMap((match) => findingAfter(category, severity, whole, from, spanOf(match))),
  )
}

/** Word lists know no roosters. */
const falsePositives = compilePhrases([
  'cock a? doodle~',
  'cockadoodle~|peacock|peacocks|cockatoo|cockatoos|woodcock|cockpit|cockpits|shuttlecock|shuttlecocks',
  'blue|great|coal|long_tailed tit|tits',
  'pussy cat|cats|willow|willows',
  'pussycat|pussycats|moby_dick|dickens|donkey|donkeys|scunthorpe',
])

/** Both as written and as read, so that spelling a bad word out does not hide it. */
function checkProfanity(
  reading: NormalizedText,
  from: number,
  findProfanity: FindProfanity,
  severity: Severity,
): Finding[] {
  const { source, text, isLiteral, locate } = reading
  const places = (spans: Span[]) => spans.map(({ start, end }) => locate(start, end))
  // Looking twice for the same costs more than all other rules.
  const asRead = isLiteral ? [] : places(findProfanity(text))
  const bad = [...findProfanity(source), ...asRead]
  if (bad.length === 0) return []
  const innocents = places([...`${text} `.matchAll(falsePositives)].map(spanOf))
  return bad
    .filter(({ start, end }) => !innocents.some((place) => start < place.end && end > place.start))
    .flatMap((span) => findingAfter('profanity', severity, source, from, span))
}

const spanOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })

function findingAfter(
  category: Category,
  severity: Severity,
  whole: string,
  from: number,
  { start, end }: Span,
): Finding[] {
  return end > from ? [{ category, severity, start, end, snippet: snippetAround(whole, start, end) }] : []
}
