import { conceptOf } from '@pipit/conversation/safeguards/classifier/concepts'
import { stemOf } from '@pipit/conversation/safeguards/classifier/word-forms'
import { soundDistance } from './sound-distance.ts'

export interface Candidate {
  text: string
  /** It is 0 for an answer that sounds like what was heard, and at most 1. */
  distance: number
}

/** Longer sentences are no answers to a question. */
const maxWords = 4
/** Each candidate costs a run of the decoder. */
const maxCandidates = 3
const maxDistance = 0.52

/** These may be around an answer, such as "um, the", "it's a" or "I think it is". Nothing else is left unscored. */
const lead = /^(?:(?:um|uh|er|erm|oh|well|maybe|a|an|the|my|some|to|by|it's|it is|is it|i think|that's|let's go to) )+/
const article = /^(?:a|an|the) /

/** Words about these are always taken as they were heard. */
const seriousConcepts = new Set(
  (
    'HIT HURT CUT CHOKE BURN KILL DIE SADNESS FEAR ANGER HATE INSULT PROFANE SEX PRIVATE TOUCH SECRET DRUG MEDICINE ' +
    'POISON SOCKET WEAPON HUNGER ALONE BREATHE BULLY ACCIDENT'
  ).split(' '),
)

/** Returns the answers that sound like what was heard, the most similar first, and none if one of them was heard. */
export function similarAnswers(heard: string, expectedAnswers: string[]): Candidate[] {
  const words = toWords(heard)
  if (words.some(isSerious)) return []
  const answers = expectedAnswers.map((answer) => toWords(answer).join(' ')).filter(Boolean)
  const spoken = words.join(' ')
  if (answers.some((answer) => ` ${spoken} `.includes(` ${answer.replace(article, '')} `))) return []
  const before = lead.exec(spoken)?.[0] ?? ''
  const rest = toWords(spoken.slice(before.length))
  if (rest.length === 0 || rest.length > maxWords) return []
  const ending = /[.,?!]$/.exec(heard.trim())?.[0] ?? ''
  return answers
    .map((answer) => {
      const text = before === '' ? answer : before + answer.replace(article, '')
      const distance = soundDistance(rest, answer.replace(article, '').split(' '))
      return { text: capitalize(text) + ending, distance }
    })
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxCandidates)
}

const isSerious = (word: string) => [word, stemOf(word)].some((form) => seriousConcepts.has(conceptOf(form) ?? ''))

const toWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
