import { fixedPhrases } from './fixed-phrases.ts'
import { maxSecondsForLittle, secondsToSay } from './speaking-time.ts'
import type { ScriptedTurn } from './turn.ts'
import { isLittle, joinText, lastSentences, pickPhrase, splitIntoSentences } from './turn.ts'

/** The last question for a second time, in slightly other words. */
export function questionAgain(turn: ScriptedTurn, introductions = fixedPhrases.askingAgain) {
  const { text, isQuestion } = questionInContext(turn.position.lastText)
  return isQuestion ? `${pickPhrase(turn, introductions)} ${withSmallLetter(text)}` : text
}

/** The reply, then the question of the activity again, briefly where it would be long for the child. */
export function replyThenAskAgain(turn: ScriptedTurn, reply: string): string {
  const whole = joinText(reply, questionAgain(turn))
  return isTooLong(turn, whole) ? joinText(reply, questionAgain(turn, fixedPhrases.askingAgainBriefly)) : whole
}

/** What the child asks to hear again. */
export function sentencesToRepeat(turn: ScriptedTurn, before: string): string {
  const whole = joinText(before, lastSentences(turn.position.lastText))
  return isTooLong(turn, whole) ? questionInContext(turn.position.lastText).text : whole
}

export const isTooLong = (turn: ScriptedTurn, text: string) =>
  isLittle(turn) && secondsToSay(text) > maxSecondsForLittle

/** "What am I?" says nothing without the sentence before it. */
function questionInContext(lastText: string) {
  const all = splitIntoSentences(lastText)
  const at = all.findLastIndex((sentence) => sentence.endsWith('?'))
  const question = all[at]
  if (question === undefined) return { text: all.at(-1) ?? '', isQuestion: false }
  const before = standsAlone(question) ? '' : (all[at - 1] ?? '')
  const text = before === '' ? question : `${before.replace(/[.!?…]+$/, '')}, ${withSmallLetter(question)}`
  return { text, isQuestion: true }
}

const referring =
  /\b(?:it|its|they|them|their|he|she|him|her|his|that|this|there|then|ones?|now|so|am i|yours|next|else|both)\b/i

function standsAlone(question: string) {
  const words = question.split(' ').length
  return words > 5 || (words === 5 && !referring.test(question))
}

/** Names keep their capital. */
const withSmallLetter = (sentence: string) =>
  smallWords.has(sentence.split(/[ ,’']/)[0]?.toLowerCase() ?? '')
    ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
    : sentence

const smallWords = new Set(
  (
    'a all an and any are as at back be close can could did do does earlier every find for has have here how if in is it its let look my now of once ' +
    'on one or our say shall she he so some something somewhere tell that the their then there these they thinking this to two three was we ' +
    'were what when where which who whom why will with would you your'
  ).split(' '),
)
