import { expect, test } from 'vitest'
import { coreOf, parseStatement, restateWhole } from './restate.ts'

test.each([
  ['I saw my granny', 'saw', 'you saw your granny', 'your granny'],
  ['I really like dinosaurs', 'like', 'you really like dinosaurs', 'dinosaurs'],
  ['Today we went to the zoo because it was sunny', 'went', 'you went to the zoo', 'the zoo'],
  ['I’m building a tower', 'made', 'you are building a tower', 'a tower'],
  ['My favourite animal is the fox', 'favourite', 'your favourite animal is the fox', 'the fox'],
  ['my brother is funny', 'is', 'your brother is funny', 'your brother'],
  ['daddy is cooking', 'is', 'daddy is cooking', 'your daddy'],
  ['I have a rabbit, it is white', 'have', 'you have a rabbit', 'a rabbit'],
  ['I was at the beach', 'went', 'you were at the beach', 'the beach'],
  ['I love you', 'like', 'you love me', 'me'],
])('the statement “%s” is restated from the coach’s side', (said, verb, statement, topic) => {
  expect(parseStatement(said)).toEqual({ verb, statement, topic })
})

test.each([
  ['I had a dream about a whale', 'had', 'you had a dream about a whale', 'a dream about a whale'],
  ['we’re going to the beach', 'going', 'you are going to the beach', 'the beach'],
  ['I have started chess', 'did', 'you have started chess', 'chess'],
])('“%s” is neither a meal, nor a possession, nor over', (said, verb, statement, topic) => {
  expect(parseStatement(said)).toEqual({ verb, statement, topic })
})

test.each([
  ['it exploded all over the table', 'it exploded all over the table'],
  ['I’m learning to swim', 'you are learning to swim'],
  ['my grandpa taught me the horse thing', 'your grandpa taught you the horse thing'],
])('the whole sentence “%s” is restated', (said, restated) => expect(restateWhole(said)).toBe(restated))

test.each(['with jam', 'you are my friend', 'it was red. it was big', 'I saw one two three four five six seven eight'])(
  '“%s” is not restated as a whole',
  (said) => expect(restateWhole(said)).toBeNull(),
)

const withoutStatement = ['blue', 'What do I like?', 'because', 'I like', 'it was so that and then not']
test.each(withoutStatement)('“%s” contains no statement', (said) => expect(parseStatement(said)).toBeNull())

test('a long statement is shortened or ignored', () => {
  expect(parseStatement('I have a thing that one two three four five six seven eight nine')?.topic).toBe('a thing')
  expect(parseStatement('I like one two three four five six seven eight nine ten')).toBeNull()
})

test.each([
  ['Um, it is called Bobo', 'Bobo'],
  ['my teddy', 'your teddy'],
  ['I think it’s a dragon!', 'a dragon'],
  ['his name is Captain Carrot', 'Captain Carrot'],
])('the core of “%s” is “%s”', (said, core) => expect(coreOf(said)).toBe(core))

test('a long answer has no core', () => {
  expect(coreOf('well you know the one from the other day with the hat')).toBeNull()
})
