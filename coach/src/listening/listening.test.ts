import { expect, test } from 'vitest'
import { asksAgain, createTestChild } from '../testing/test-child.ts'
import { splitIntoSentences } from '../dialogue/turn.ts'

const startGame = async (activity: string, changed = {}) => {
  const child = createTestChild({ activity, ...changed })
  const question = splitIntoSentences(await child.greet()).at(-1) ?? '-'
  return { child, question }
}

test('an exact answer to the game wins over a remark', async () => {
  const { child } = await startGame('feelings')
  expect(await child.say('I am sad')).toMatch(/all right to be sad/)
  const { child: happyChild } = await startGame('feelings')
  expect(await happyChild.say('happy')).toMatch(/sunny day inside/)
})

test('the coach waits while a child is away, and asks its question again when the child is back', async () => {
  const { child, question } = await startGame('riddles')
  expect(await child.say('I need to pee')).not.toContain(question)
  const back = await child.say('I’m back')
  expect(back).toMatch(/back|again/)
  expect(asksAgain(back, question)).toBe(true)
})

test('a question after something sad is answered', async () => {
  const child = createTestChild({ activity: 'riddles', age: 9 })
  await child.greet()
  expect(await child.say('I had a fight with my best friend')).toMatch(/go on/)
  expect(await child.say('why do volcanoes erupt')).toMatch(/melts/)
})

test('the coach stays with something sad until the child wants to go on', async () => {
  const { child, question } = await startGame('animal-sounds', { age: 7 })
  expect(await child.say('my hamster died')).toMatch(/sorry|sad/)
  const told = await child.say('he was so fluffy and we buried him in the garden')
  expect(told).not.toContain(question)
  expect(told).toMatch(/go on|play|stay/)
  expect(await child.say('yes')).toMatch(/listening|time|here/)
  expect(asksAgain(await child.say('go on'), question)).toBe(true)
})

test('the coach takes part in a knock-knock joke, and then goes on with the game', async () => {
  const { child, question } = await startGame('riddles')
  expect(await child.say('knock knock')).toBe('Who is there?')
  expect(await child.say('Lettuce')).toBe('Lettuce who?')
  const laugh = await child.say('Lettuce in, it is cold out here')
  expect(laugh).toMatch(/^H[aeo]/)
  expect(asksAgain(laugh, question)).toBe(true)
})

test('the coach lets a child tell a joke of its own', async () => {
  const { child, question } = await startGame('counting')
  expect(await child.say('I have a joke for you')).not.toContain(question)
  expect(await child.say('what do you call a cow on a trampoline')).toMatch(/not know|give up|no idea/i)
  expect(asksAgain(await child.say('a milkshake'), question)).toBe(true)
})

test.each([
  ['what is five plus three', /5 plus 3 is 8\./],
  ['whats 12 take away 5', /12 take away 5 is 7\./],
  ['how much is half of ten', /Half of 10 is 5\./],
  ['20 divided by 4', /20 divided by 4 is 5\./],
  ['how do you spell rabbit', /R, A, B, B, I, T\./],
  ['can you spell giraffe', /G, I, R, A, F, F, E\./],
  ['what time is it', /half past 3 in the afternoon/],
  ['what day is it today', /Today is Monday\./],
  ['what day is tomorrow', /Tomorrow is Tuesday\./],
  ['how many sleeps until christmas', /Christmas Day is in 39 days\./],
  ['when is halloween', /Halloween is in 349 days\./],
  ['what is the date', /16 November/],
  ['which month is it', /November/],
])('“%s” is answered in the middle of a game, and the question comes again', async (said, expected) => {
  const { child, question } = await startGame('animal-sounds', { age: 7 })
  const answer = await child.say(said)
  expect(answer).toMatch(expected)
  expect(asksAgain(answer, question)).toBe(true)
})

test('the coach does not calculate in place of a child who answers', async () => {
  const { child } = await startGame('counting')
  expect(await child.say('two and three')).not.toMatch(/2 plus 3 is/)
})

test('the coach does not spell words that it must not say', async () => {
  const { child } = await startGame('quiz')
  expect(await child.say('how do you spell shit')).not.toMatch(/S, H, I, T/)
})

test('a named choice of the story wins over a feeling that is told with it', async () => {
  const { child } = await startGame('story')
  expect(await child.say('I am so excited, let us go to the forest')).toMatch(/green forest/)
})

test('the same remark gets another reply the next time', async () => {
  const { child } = await startGame('counting')
  expect(await child.say('I love you')).not.toBe(await child.say('I love you so much'))
})
