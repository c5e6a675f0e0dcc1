import { expect, test } from 'vitest'
import { matchesText } from './matches-text.ts'

const sentence = 'What is your favourite animal, Mia?'

test.for([
  [sentence, 'what is your favorite animal mia'],
  ['Seven!', '7'],
  ['You have 3 stars.', 'You have three stars.'],
  ['Hi!', 'Hey.'],
  ['¿Cómo estás?', '¿Cómo estás?'],
])('the text "%s" matches the transcript "%s"', ([text = '', transcript = '']) => {
  expect(matchesText(text, transcript)).toBe(true)
})

test.for([
  [sentence, 'Oh, I love 2 dogs and cats!'],
  [sentence, ''],
  [sentence, 'What is your'],
  [sentence, `${sentence} Mine is the great white shark.`],
  ['Yes!', 'I cannot read this aloud.'],
  ['¿Cómo estás?', 'Muy bien, gracias.'],
])('the text "%s" does not match the transcript "%s"', ([text = '', transcript = '']) => {
  expect(matchesText(text, transcript)).toBe(false)
})
