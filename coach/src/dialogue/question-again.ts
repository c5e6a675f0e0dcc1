import { isLittle } from './depth.ts'
import { fixedPhrases, type Phrases } from './fixed-phrases.ts'
import { maxSecondsForLittle, secondsToSay } from './speaking-time.ts'
import { joinText, lastQuestion, lastSentences, pickPhrase, splitIntoSentences, type ScriptedTurn } from './turn.ts'

export const questionAgain = (turn: ScriptedTurn) => introduce(turn, questionInContext(turn.position.lastText))

/** A little child hears the question as briefly as it needs it, and can ask to hear it all. */
export function replyThenAskAgain(turn: ScriptedTurn, reply: string): string {
  const inContext = questionInContext(turn.position.lastText)
  const wordings = [
    introduce(turn, inContext),
    introduce(turn, inContext, fixedPhrases.askingAgainBriefly),
    ...(turn.heardQuestion ? [questionAlone(turn)] : []),
  ].map((question) => joinText(reply, question))
  return wordings.find((text) => !isTooLong(turn, text)) ?? wordings.at(-1) ?? reply
}

/** In free talk much may have been said since the question. */
function questionAlone(turn: ScriptedTurn): string {
  if (turn.position.activity === 'free-talk') return pickPhrase(turn, fixedPhrases.askForMore)
  const text = withoutContext(lastQuestion(turn.position.lastText))
  const alone = { text, isQuestion: true }
  // "And now?" says nothing.
  const question = questionStart.test(text) ? alone : questionInContext(turn.position.lastText)
  return introduce(turn, question, fixedPhrases.askingAgainBriefly)
}

const introduce = (
  turn: ScriptedTurn,
  { text, isQuestion }: LastQuestion,
  introductions: Phrases = fixedPhrases.askingAgain,
) => (isQuestion ? `${pickPhrase(turn, introductions)} ${withSmallLetter(text)}` : text)

export function sentencesToRepeat(turn: ScriptedTurn, before: string): string {
  const whole = joinText(before, lastSentences(turn.position.lastText))
  return isTooLong(turn, whole) ? joinText(before, questionInContext(turn.position.lastText).text) : whole
}

export const isTooLong = (turn: ScriptedTurn, text: string) =>
  isLittle(turn) && secondsToSay(text) > maxSecondsForLittle

interface LastQuestion {
  text: string
  /** Otherwise the text is only the last sentence. */
  isQuestion: boolean
}

/** "What am I?" says nothing without the sentence before it. */
function questionInContext(lastText: string): LastQuestion {
  const all = splitIntoSentences(lastText)
  const at = all.findLastIndex((sentence) => sentence.endsWith('?'))
  const question = all[at]
  if (question === undefined) return { text: all.at(-1) ?? '', isQuestion: false }
  const before = standsAlone(question)
    ? ''
    : (all.slice(0, at).findLast((sentence) => !isTooBrief.test(sentence)) ?? '')
  const text = before === '' ? question : `${before.replace(/[.!?…]+$/, '')}, ${withSmallLetter(question)}`
  return { text, isQuestion: true }
}

/** "Which one?" is too brief to stand for what was asked. */
const isTooBrief = /^\S+(?: \S+)?$/

const questionStart = /^(?:so )?(?:who|what|how|which|where|when|why|(?:is|are|can|do|did|shall) \w+ \w+)/i

/** "I purr, and I say meow, who am I?" becomes "who am I?". */
function withoutContext(question: string) {
  const last = question.split(', ').at(-1)?.replace(/^and /, '') ?? question
  return questionStart.test(last) ? last : question
}

const referring =
  /\b(?:it|its|they|them|their|he|she|him|her|his|that|this|there|then|ones?|now|so|am i|yours|next|else|both|like)\b/i

const yesNo = /^(?:is|are|do|have) (?:your?|the)\b/i

function standsAlone(question: string) {
  const words = question.split(' ').length
  return words > 5 || (words >= (yesNo.test(question) ? 4 : 5) && !referring.test(question))
}

/** Names keep their capital. */
const withSmallLetter = (sentence: string) =>
  smallWords.has(sentence.split(/[ ,’']/)[0]?.toLowerCase() ?? '')
    ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
    : sentence

const smallWords = new Set(
  (
    'a all an and any are aha as at back be close count can could did do does earlier every find for has have good got here how if in is it its let lovely look my now of once ' +
    'on one or our people ready say shall she he so some something somewhere take tell ten that the their then there these they thinking this to two three was we ' +
    'were what when where which who whom why will with would you your'
  ).split(' '),
)
