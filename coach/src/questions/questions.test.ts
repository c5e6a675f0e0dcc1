import { checkCoach } from '@pipit/conversation/safeguards/check'
import { findProfanity } from '@pipit/conversation/testing/find-profanity'
import { expect, test } from 'vitest'
import { splitIntoSentences } from '../dialogue/turn.ts'
import { answeredQuestions } from './all-questions.ts'
import { matchQuestion } from './match-question.ts'
import { paraphrasesOfNature } from './testing/paraphrases-of-nature.ts'
import { paraphrasesOfPeople } from './testing/paraphrases-of-people.ts'

const paraphrases = { ...paraphrasesOfNature, ...paraphrasesOfPeople }
import { unansweredQuestions } from './testing/unanswered-questions.ts'
import { briefUnknownAnswers, unknownAnswers } from './unknown-answers.ts'

const maxWords = { younger: 12, older: 42 }

test('every written question finds its own answer', () => {
  const lost = answeredQuestions.flatMap((question) =>
    question.asks.split(';').filter((ask) => matchQuestion(ask) !== question),
  )
  expect(lost).toEqual([])
})

test('questions in other words find the same answer', () => {
  const written = new Set(answeredQuestions.flatMap(({ asks }) => asks.split(';').map((ask) => ask.trim())))
  const results = Object.entries(paraphrases).flatMap(([asked, others]) => {
    const answer = matchQuestion(asked)?.younger ?? 'no answer'
    return others.map((other) => ({
      asked,
      other,
      isNew: !written.has(other),
      answer: matchQuestion(other)?.younger === answer,
    }))
  })
  expect(results.filter(({ isNew, answer }) => !isNew || !answer)).toEqual([])
  expect(Object.values(paraphrases).filter(({ length }) => length < 3)).toEqual([])
})

test('a question in a small child’s pronunciation is understood', () => {
  const asked = ['why is fe sky bwue', 'how do pwanes fly', 'why do wabbits have long ears', 'what do bees eat']
  expect(asked.filter((each) => !matchQuestion(each))).toEqual([])
})

test('questions without an answer get none', () => {
  const answered = unansweredQuestions.flatMap((asked) => {
    const found = matchQuestion(asked)
    return found ? [{ asked, found: found.asks }] : []
  })
  expect(answered).toEqual([])
})

test('every answer is short and passes the safeguards for preschool children', () => {
  const problems = answeredQuestions.flatMap(({ younger, older }) => [
    ...[younger, older].flatMap(refusedSentences),
    ...[younger].filter((answer) => answer.split(' ').length > maxWords.younger),
    ...[older].filter((answer) => answer.split(' ').length > maxWords.older),
  ])
  expect(problems).toEqual([])
  expect([...unknownAnswers, ...briefUnknownAnswers].flatMap(refusedSentences)).toEqual([])
})

function refusedSentences(answer: string) {
  const sentences = splitIntoSentences(answer)
  const check = { findProfanity, maturity: 'preschool' }
  return sentences.filter(
    (sentence, index) => checkCoach(sentence, { ...check, before: sentences.slice(0, index).join(' ') }) !== null,
  )
}
