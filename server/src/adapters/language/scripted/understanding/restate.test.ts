import { expect, test } from 'vitest'
import { heartOf, parseStatement } from './restate.ts'

test.each([
  ['I saw my granny', 'saw', 'you saw your granny', 'your granny'],
  ['I really like dinosaurs', 'like', 'you really like dinosaurs', 'dinosaurs'],
  ['Today we went to the zoo because it was sunny', 'went', 'you went to the zoo', 'the zoo'],
  ['I’m building a tower', 'made', 'you are building a tower', 'a tower'],
  ['My favourite animal is the fox', 'favourite', 'your favourite animal is the fox', 'the fox'],
  ['my brother is funny', 'is', 'your brother is funny', 'your brother'],
  ['I have a rabbit, it is white', 'have', 'you have a rabbit', 'a rabbit'],
  ['I was at the beach', 'went', 'you were at the beach', 'the beach'],
  ['I love you', 'like', 'you love me', 'me'],
])('what is told in "%s" is turned round', (said, verb, told, topic) => {
  expect(parseStatement(said)).toEqual({ verb, told, topic })
})

const nothing = ['blue', 'What do I like?', 'because', 'I like', 'it was so that and then not']
test.each(nothing)('nothing is told in "%s"', (said) => expect(parseStatement(said)).toBeNull())

test('a long tale is not said back as if it had been understood', () => {
  expect(parseStatement('I have a thing that one two three four five six seven eight nine')?.topic).toBe('a thing')
  expect(parseStatement('I like one two three four five six seven eight nine ten')).toBeNull()
})

test.each([
  ['Um, it is called Bobo', 'Bobo'],
  ['my teddy', 'your teddy'],
  ['I think it’s a dragon!', 'a dragon'],
  ['his name is Captain Carrot', 'Captain Carrot'],
])('the heart of "%s" is "%s"', (said, heart) => expect(heartOf(said)).toBe(heart))

test('there is no heart in what is too long to be a name', () => {
  expect(heartOf('well you know the one from the other day with the hat')).toBeNull()
})
