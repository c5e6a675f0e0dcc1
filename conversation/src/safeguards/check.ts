import { classifyChild, isHarmlessInContext } from './classifier/classify-child.ts'
import { classifyCoach } from './classifier/classify-coach.ts'
import { childConductRules } from './child-conduct-rules.ts'
import { childDangerRules } from './child-danger-rules.ts'
import { childHarmRules } from './child-harm-rules.ts'
import { childRulesInOtherLanguages } from './child-rules-in-other-languages.ts'
import { coachHarmRules } from './coach-harm-rules.ts'
import { coachTrustRules } from './coach-trust-rules.ts'
import type { Category, Finding, FindProfanity, Severity, Span } from '../findings.ts'
import { mostSevereFirst } from '../findings.ts'
import { snippetInTurn } from './snippet-in-turn.ts'
import { checkMaturity } from './maturity-rules.ts'
import { compilePhrases } from './phrase.ts'
import { findPersonalData, findTelephoneNumbers } from './personal-data.ts'
import type { NormalizedText } from './normalize-words.ts'
import { normalizeWords } from './normalize-words.ts'
import { compileRules } from './rule.ts'
import type { Helplines } from '../participants.ts'
import { cutTextBefore } from '../text/cut-text.ts'
import { isCatalogueSentence } from '../texts/is-catalogue-sentence.ts'

const searchChild = compileRules([
  ...childHarmRules,
  ...childDangerRules,
  ...childConductRules,
  ...childRulesInOtherLanguages,
])
const searchCoach = compileRules([...coachHarmRules, ...coachTrustRules])

interface CheckContext {
  /** The speaker said these words right before, and a phrase may span both. */
  before: string
  findProfanity: FindProfanity
}

interface CoachCheckContext extends CheckContext {
  maturity: string
  /** The coach speaks this language; it is English if it is not given. */
  language?: string
  /** The coach's own sentences name these. */
  helplines?: Helplines | null
}

/** Finds what a parent should know of. Positions are those in `text`. */
export function checkChild(text: string, context: CheckContext): Finding[] {
  const phrases = findChildPhrases(text, context).filter((finding) => !isDismissed(text, finding, context))
  // A phrase says more exactly what it is about than the classifier does.
  const classified = classifyChild(text, context.before).filter(
    (finding) => !overlapsAny(finding, phrases.filter(isGrave)),
  )
  return [...phrases, ...(classified.some(isUncertain) ? withoutEchoes(classified, context) : classified)]
}

/** The classifier has not learnt bad words and personal data, so it cannot dismiss them. */
const isExact = ({ category }: Finding) => category === 'profanity' || category === 'personal-data'

/** Only the classifier tells "my dad beat me at chess" from "my dad beat me". */
function isDismissed(text: string, finding: Finding, { before }: CheckContext) {
  const mayStartBefore = finding.start === 0 && before !== ''
  return !isExact(finding) && !mayStartBefore && isHarmlessInContext(text, finding)
}

const isGrave = ({ severity }: Finding) => severity !== 'low'
const isUncertain = (finding: Finding) => finding.isUncertain === true

/** After something grave, a child says sad words. The parent has a flag already and needs no quiet one. */
function withoutEchoes(findings: Finding[], { before, findProfanity }: CheckContext) {
  const isEcho = findChildPhrases(before, { before: '', findProfanity }).some(isGrave)
  return isEcho ? findings.filter((finding) => !isUncertain(finding)) : findings
}

const overlapsAny = ({ start, end }: Span, others: Span[]) =>
  others.some((other) => start < other.end && end > other.start)

export function findChildPhrases(text: string, { before, findProfanity }: CheckContext): Finding[] {
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

/** Returns why the coach must not say this sentence to this child, or null when it may. */
export function checkCoach(sentence: string, context: CoachCheckContext): Finding | null {
  const [phrase] = mostSevereFirst(findCoachPhrases(sentence, context))
  if (phrase) return phrase
  const [classified] = classifyCoach(sentence)
  // People have read the coach's own sentences, and the classifier mistakes some of them.
  const { language = 'en', helplines = null } = context
  return classified && !isCatalogueSentence(sentence, language, helplines) ? classified : null
}

export function findCoachPhrases(
  sentence: string,
  { before, findProfanity, maturity, language = 'en' }: CoachCheckContext,
): Finding[] {
  const { whole, from } = join(before, sentence)
  const reading = normalizeWords(whole, from)
  return [
    ...searchCoach(reading, from),
    ...checkMaturity(maturity, language, reading, from),
    ...findMarkup(whole, from),
    ...checkProfanity(reading, from, findProfanity, 'medium'),
  ]
}

/** This is longer than the beginning of any phrase that may go on in the next text. */
const tailLength = 120
export const tailOf = (text: string) => cutTextBefore(text, tailLength)

function join(before: string, text: string) {
  return before ? { whole: `${before} ${text}`, from: before.length + 1 } : { whole: text, from: 0 }
}

const markup: [Category, Severity, RegExp][] = [
  ['link', 'medium', /\bhttps?:|\bwww\.|\b[\w-]+\.\s?(?:com|net|org|io|tv|gg|xyz|info|app)\b|@\w+\.\w/gi],
  ['manipulation', 'medium', /```|<\/?[a-z][^>]*>|\{\{|\}\}|###|\b(?:system|assistant|user)\s*:/gi],
  ['nonsense', 'low', /\S{60,}/g],
]

/** Links and the markup of prompts and programs are only visible in writing. */
function findMarkup(whole: string, from: number): Finding[] {
  return markup.flatMap(([category, severity, pattern]) =>
    [...whole.matchAll(pattern)].flatMap((match) => findingAfter(category, severity, whole, from, spanOf(match))),
  )
}

/** Word lists take these harmless words for bad ones. */
const falsePositives = compilePhrases([
  'cock a? doodle~',
  'cockadoodle~|peacock|peacocks|cockatoo|cockatoos|woodcock|cockpit|cockpits|shuttlecock|shuttlecocks',
  'blue|great|coal|long_tailed tit|tits',
  'pussy cat|cats|willow|willows',
  'pussycat|pussycats|moby_dick|dickens|donkey|donkeys|scunthorpe',
])

/** A disguised word shows only in the normalized text, so that is checked like the source. */
function checkProfanity(
  reading: NormalizedText,
  from: number,
  findProfanity: FindProfanity,
  severity: Severity,
): Finding[] {
  const { source, text, isLiteral, locate } = reading
  const places = (spans: Span[]) => spans.map(({ start, end }) => locate(start, end))
  // A second search in the same text would cost more than all other rules.
  const disguised = isLiteral ? [] : places(findProfanity(text))
  const bad = [...findProfanity(source), ...disguised]
  if (bad.length === 0) return []
  const harmless = places([...`${text} `.matchAll(falsePositives)].map(spanOf))
  return bad
    .filter(({ start, end }) => !harmless.some((place) => start < place.end && end > place.start))
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
  return end > from ? [{ category, severity, start, end, snippet: snippetInTurn(whole, from, { start, end }) }] : []
}
