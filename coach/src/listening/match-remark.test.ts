import { checkCoach } from '@pipit/conversation/safeguards/check'
import { findProfanity } from '@pipit/conversation/testing/find-profanity'
import { expect, test } from 'vitest'
import { splitIntoSentences } from '../dialogue/turn.ts'
import { matchRemark } from './match-remark.ts'
import { remarks } from './remarks/all-remarks.ts'
import { wordings } from './testing/remark-wordings.ts'

test.each(Object.entries(wordings))('the remark “%s” is recognized in other words', (id, said) => {
  const activity = remarks.find((remark) => remark.id === id)?.onlyIn?.[0] ?? null
  for (const each of said) expect([each, matchRemark(each, activity)?.id]).toEqual([each, id])
})

/** These answers and statements of a game only look like remarks. */
const neighbours = [
  'the dragon is sad',
  'the bear feels lonely',
  'Bruno is angry because it rains',
  'he is scared',
  'a happy song',
  'the fox is hungry',
  'the cat needs to go to the forest',
  'my dog is brown',
  'my grandpa has a tractor',
  'the king died in the story',
  'I saw a bird in the tree',
  'I kick the ball',
  'I hit the drum',
  'I like fights with pillows',
  'the princess lost her shoe',
  'it is a tooth',
  'a birthday cake',
  'seven',
  'the forest',
  'I want to go to the cave',
  'I push harder',
  'the turtle is slower',
  'he sings louder and louder',
  'mummy sings to her',
  'I got a new bike',
  'we win if we find it',
  'I shared my cookie',
  'I stared at the moon',
  'I built a tower with my brother',
  'my sister likes lego',
  'we played football',
  'I have a rabbit',
  'love rhymes with dove',
  'I love pancakes',
  'it stops',
  'the easy way',
  'the hard stone',
  'I am a pirate',
  'I am not sad',
  'I am not hungry',
  'I don’t need to pee',
  'I do not love broccoli',
  'is it a robot',
  'a loud lion',
  'the fast train',
  'because it is so nice there and then we all ate some cake',
  'we went to the zoo with granny',
  'my cat ate a shoe',
  'my baby sister cries a lot',
  'I was nervous but it went well',
  'let me think, a cloud',
  'I said ten',
  'we speak Polish at home',
  'my sister whispered it',
  'what time did it happen',
]

test('answers of a game that sound like a remark are none', () => {
  const found = neighbours.map((said) => [said, matchRemark(said, 'make-believe')?.id ?? null])
  expect(found).toEqual(found.map(([said]) => [said, null]))
})

test.each([
  ['fanks', 'thanks'],
  ['I’m firsty', 'thirsty'],
  ['my bwother bwoke my tower', 'somebody-broke-it'],
  ['I wuv you', 'affection'],
])('“%s” is understood although it is pronounced as small children do', (said, id) => {
  expect(matchRemark(said, null)?.id).toBe(id)
})

test('every remark has other wordings in this test, and its name once', () => {
  const ids = remarks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !wordings[id])).toEqual(['cold-or-hot'])
})

const maxWords = { younger: 26, older: 40 }

test('every reply is short, ends without a second question and passes the safeguards for the youngest', () => {
  const problems = remarks.flatMap(({ younger, older = younger, followUp = [], after }) => [
    ...[...younger, ...older, ...followUp].flatMap(refusedSentences),
    ...younger.filter((reply) => reply.split(' ').length > maxWords.younger),
    ...older.filter((reply) => reply.split(' ').length > maxWords.older),
    ...(after === undefined ? [...younger, ...older].filter((reply) => reply.endsWith('?')) : []),
  ])
  expect(problems).toEqual([])
})

function refusedSentences(reply: string) {
  const sentences = splitIntoSentences(reply.replace('{comma_name}', ', Mia'))
  const check = { findProfanity, maturity: 'toddler' }
  return sentences.filter(
    (sentence, index) => checkCoach(sentence, { ...check, before: sentences.slice(0, index).join(' ') }) !== null,
  )
}
