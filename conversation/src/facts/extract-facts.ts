import { sanitizeStatement, sanitizeTopic } from '../prompt/sanitize.ts'
import { checkChild, checkCoach } from '../safeguards/check.ts'
import type { FindProfanity } from '../findings.ts'
import { type Fact, factStatement } from './fact.ts'
import { factPatterns } from './fact-patterns.ts'

interface Checks {
  findProfanity: FindProfanity
  /** The child's maturity decides what the coach may say. */
  maturity: string
}

/** A child that says more in one sentence tells a story, and states no fact. */
const maxStatementLength = 200

/** Finds clear statements in the first person. A turn with something private or flagged in it has no facts. */
export function extractFacts(text: string, checks: Checks): Fact[] {
  if (checkChild(text, { before: '', findProfanity: checks.findProfanity }).length > 0) return []
  return splitStatements(text)
    .filter((statement) => !isUnclear(statement))
    .flatMap(findFacts)
    .filter((fact) => mayRemember(fact, checks))
}

/** Tells whether the coach may say a fact, and a language model may read it. */
export function mayRemember(fact: Fact, { findProfanity, maturity }: Checks): boolean {
  const statement = factStatement(fact)
  return (
    hasValue(fact) &&
    sanitizeTopic(fact.value) === fact.value &&
    sanitizeStatement(statement, maxStatementLength) === statement &&
    checkChild(statement, { before: '', findProfanity }).length === 0 &&
    checkCoach(`${statement}.`, { before: '', findProfanity, maturity }) === null
  )
}

function splitStatements(text: string): string[] {
  const sentences = text.replaceAll(/[’`´]/g, "'").match(/[^.!?;…\n]+[.!?;…\n]*/g) ?? []
  return sentences
    .filter((sentence) => !sentence.includes('?'))
    .map((sentence) =>
      sentence
        .replaceAll(/[^\p{L}\p{M}\p{N}\s,'-]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(' ,', ',')
        .trim()
        .replace(
          /^(?:(?:um|uh|er|erm|well|yes|yeah|yep|no|oh|hey|hi|hello|pipit|and|but|so|because|guess what|you know)[ ,]+)+/i,
          '',
        ),
    )
    .filter((sentence) => sentence !== '' && sentence.length <= maxStatementLength)
}

const question =
  /^(?:do|does|did|can|could|is|are|am|was|what|whats|who|whos|why|where|when (?!i)|how|will|would|should|have you|has|guess|tell me|say)\b/
/** These words belong to wishes, games, hearsay, and to what is over. */
const notNow =
  /\b(?:if|wish|pretend\w*|imagin\w*|dream\w*|would|could|might|maybe|perhaps|jok\w+|kidding|lying|lied|not true|used to|make believe|let's|lets|said|says|say|told|once upon|in (?:the|my|a|this|our) (?:story|game|film|movie|book|tale|dream)|minecraft|roblox|fortnite|internet|online|youtube|secret|secretly|died|dead|dies|dying|passed away|heaven|ran away|any ?more|no longer|got lost|toy|stuffed|teddy|plush\w*|cuddly|robot|invisible|next year|for christmas|one day|someday)\b/
const favouriteOf = /\bfavou?rite (?:toy|game|book|story|film|movie)\b/

function isUnclear(statement: string) {
  const words = statement.toLowerCase()
  return question.test(words) || notNow.test(words.replace(favouriteOf, 'favourite'))
}

function findFacts(statement: string): Fact[] {
  const words = statement.toLowerCase()
  // Letters that have no lower case of the same length would move the places.
  if (words.length !== statement.length) return []
  const found = factPatterns.flatMap(({ pattern, toFact }) => {
    const indices = pattern.exec(words)?.indices
    if (!indices) return []
    const spans = Object.entries(indices.groups ?? {}).filter(([, span]) => span !== undefined)
    return toFact(Object.fromEntries(spans.map(([group, span]) => [group, writtenAt(statement, group, span)])))
  })
  return found.filter(({ kind, value }) => kind !== 'pet' || !hasNameOf(found, value))
}

/** STT writes all words of a name with a capital, so the next one with a capital belongs to it. */
function writtenAt(statement: string, group: string, [from, to]: [number, number]) {
  const written = statement.slice(from, to)
  if (group !== 'name' || !/^\p{Lu}/u.test(written)) return written
  return written + (/^ \p{Lu}[\p{L}'-]+/u.exec(statement.slice(to))?.[0] ?? '')
}

const hasNameOf = (facts: Fact[], pet: string) =>
  facts.some(({ kind, subject }) => kind === 'pet-name' && pet.endsWith(subject))

const noName =
  /^(?:the|a|an|my|your|our|it|its|he|she|him|her|they|them|this|that|these|those|not|so|very|really|called|named|after|something|nothing|dead|sick|ill|old|new|big|small|little|cute|good|nice|funny|best|mine|mr|mrs|ms|miss|doctor|dr|sir|uncle|aunt|auntie|mum|mummy|mom|mommy|dad|daddy|granny|grandma|grandpa|teacher|you|me|i|and|is)$/i
const noValue =
  /\b(?:i|you|your|yours|me|my|it|its|this|that|these|those|he|she|him|her|his|they|them|their|we|us|our|who|what|which|how|when|if|not|no|nothing|everything|anything|something|one|ones|thing|things|all|none|both|am|are|is|was|were|do|does|did|have|has|will|can|mum|mummy|mom|mommy|dad|daddy|being|getting|going|secret|secrets)\b|^(?:the|a|an|to|in|on|at|of)$/i
const maxNameWords = 2
const maxValueWords = 4

function hasValue({ kind, value }: Fact): boolean {
  const words = value.split(' ')
  if (value.length < 2 || value.length > 40) return false
  if (kind === 'pet-name' || kind === 'friend') {
    return words.length <= maxNameWords && !words.some((word) => noName.test(word)) && /^\p{L}[\p{L}'-]+/u.test(value)
  }
  if (kind === 'likes' || kind === 'favourite') {
    const isNumber = kind === 'favourite' && /^(?:\d+|one)$/.test(value)
    return isNumber || (words.length <= maxValueWords && !noValue.test(value))
  }
  return true
}
