import { expect, test } from 'vitest'
import { createTestChild } from '../testing/test-child.ts'

interface Exchange {
  said: string
  expected: RegExp
  never?: RegExp
}

const misunderstood = /did not catch|not understand|past my ears|work out|not sure what I heard|do not know|grown-up/

/** A child said these things in the middle of an activity and got a bad answer. */
const exchanges: Record<string, Exchange[]> = {
  story: [
    { said: 'I know this story already', expected: /another way|expert/, never: /harder|higher|teeth|tricky/ },
    { said: 'is the wolf coming', expected: /find out|decide|Who knows|imagine|secret/, never: misunderstood },
    { said: 'why is it dark in the forest', expected: /find out|decide|Who knows|imagine|secret/, never: /You walk/ },
    { said: 'that’s silly, bears can’t talk', expected: /stories|made up/, never: misunderstood },
    { said: 'can the bear be called Stinky', expected: /Of course|Yes/, never: misunderstood },
    { said: 'I want to go home', expected: /[Ss]ay stop/, never: misunderstood },
    { said: 'I have a story too', expected: /Tell me|what\?|all ears/, never: /Shall it be/ },
    { said: 'my mum reads better than you', expected: /possible|believe/, never: misunderstood },
    { said: 'daddy is home', expected: /[Ss]ay hello/, never: misunderstood },
    { said: 'I don’t like bears', expected: /you don't like bears/, never: misunderstood },
    { said: 'haha that’s funny', expected: /laugh/, never: misunderstood },
    { said: 'I can’t decide', expected: /choose|pick/, never: misunderstood },
  ],
  'make-believe': [
    { said: 'can you be the baby', expected: /play|be that|be anybody/, never: /hurt|cross/ },
    { said: 'let’s play mums and dads', expected: /game|yet|voice/, never: /middle of it/ },
  ],
  'show-and-tell': [
    { said: 'guess what it is', expected: /Tell me|what\?|all ears/, never: /Guess what/ },
    { said: 'you can’t have it', expected: /\?$/, never: /me can't/ },
    { said: 'I’m holding a spider', expected: /a spider/i, never: /holding/i },
    { said: 'I got it for my birthday', expected: /\?$/, never: /Happy birthday|happy birthday/ },
    { said: 'do you want to hold it', expected: /hands|[Hh]old it|listen/, never: /Say its name/ },
  ],
  feelings: [
    { said: 'do you get sad', expected: /machine/i, never: /all right to be sad/ },
    { said: 'my mum is sad', expected: /notice|too/, never: /all right to be sad/ },
    { said: 'it’s raining outside', expected: /window|picture|looking out/, never: /sad\. Rain/ },
    { said: 'I’m happy and sad', expected: /Two feelings/ },
    { said: 'I don’t want to say', expected: /has a name/ },
    { said: 'my daddy shouts', expected: /fault|because of you/, never: /happy, sad/ },
  ],
  move: [
    { said: 'I can’t, I’m in the car', expected: /something quiet/ },
    { said: 'mum says no jumping', expected: /something quiet/, never: /chairs/ },
  ],
  'good-night': [
    { said: 'I’m not tired', expected: /cosy|rest|quiet|Resting/ },
    { said: 'my sister is snoring', expected: /your sister is snoring/ },
    { said: 'can you stay with me', expected: /here/ },
    { said: 'where’s mummy', expected: /[Cc]all|near you/ },
    { said: 'I want a drink', expected: /water|drink/, never: /, Shh/ },
    { said: 'I like that story', expected: /\?$/, never: /you decide what happens/ },
    { said: 'good night Pipit', expected: /^(?:Good night|Sleep tight)/, never: /\?/ },
    { said: 'what do you dream about', expected: /never|Machines/, never: /brain/ },
  ],
  'free-talk': [
    { said: 'my parents are fighting', expected: /because of you|not your fault/, never: /cooks|rule/ },
    { said: 'he should go away', expected: /\?$/, never: /strong word|did something wrong|machine/ },
    { said: 'my friend is moving away', expected: /miss|hard|sad|far/i, never: /What do you play/ },
    { said: 'I saw a dead bird', expected: /sad/, never: /What do you call it|fur/ },
    { said: 'you already asked that', expected: /right|True|sorry/i, never: /me already/ },
    { said: 'I said dog not frog', expected: /wrong|misheard|mistake|ears/, never: /Oh, animals/ },
    { said: 'I don’t like my teacher', expected: /at home/, never: /Living with/ },
    { said: 'my mum is at work', expected: /(?:[Yy]our mum is at work|family)/ },
  ],
}

test.each(Object.keys(exchanges))('asides in %s are listened to', async (activity) => {
  for (const { said, expected, never } of exchanges[activity] ?? []) {
    for (const age of [4, 9]) {
      const child = createTestChild({ age, activity, conversationId: `aside ${age} ${said}` })
      await child.greet()
      const answer = await child.say(said)
      expect([said, answer]).toEqual([said, expect.stringMatching(expected)])
      expect([said, never?.test(answer) ? answer : '']).toEqual([said, ''])
    }
  }
})

test.each([
  ['can we play football', /game|yet|voice/],
  ['I want to watch tv', /game|yet|voice/],
  ['I got a new bike today', /new|lucky|Nice/],
  ['tell me a fact', /octopus|[Bb]ee|giraffe|Venus/],
  ['none of those', /We could/],
  ['how does this work', /talk|listen/],
  ['is mummy listening', /Your family can read/],
])('“%s” starts no talk about something else when activities were offered', async (said, expected) => {
  const child = createTestChild({ age: 7 })
  await child.greet()
  const answer = await child.say(said)
  expect(answer).toMatch(expected)
  expect(answer).toMatch(/[Ww]e could .*\?$/)
})

test('an answer after “I said” is the answer', async () => {
  const child = createTestChild({ activity: 'story' })
  await child.greet()
  expect(await child.say('I said the forest')).toMatch(/green forest/)
})
