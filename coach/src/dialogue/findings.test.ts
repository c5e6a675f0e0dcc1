import { expect, test } from 'vitest'
import { asksAgain as isAskedAgain, createTestChild } from '../testing/test-child.ts'
import { splitIntoSentences } from './turn.ts'

/** A child said these things in an activity and got a bad answer. */
const exchanges: {
  activity: string
  said: string
  expected: RegExp
  never?: RegExp
  expectedAtFive?: RegExp
  asksAgain?: boolean
}[] = [
  {
    activity: 'rhymes',
    said: 'I love you pipit',
    expected: /lovely|kind|Thank you/,
    never: /Me pipit|Who else likes that/,
    asksAgain: true,
  },
  {
    activity: 'free-talk',
    said: 'I love you pipit',
    expected: /lovely|kind|Thank you/,
    never: /Me pipit|Who else likes/,
  },
  {
    activity: 'feelings',
    said: 'I scored two goals',
    expected: /Hooray|Wow|Super|three cheers|look at you go|clapping/i,
    never: /not a nice feeling|dream|scared/,
    asksAgain: true,
  },
  {
    activity: 'free-talk',
    said: 'I scored two goals',
    expected: /Hooray|Wow|Super|three cheers|look at you go|clapping/i,
    never: /not a nice feeling|dream/,
  },
  {
    activity: 'feelings',
    said: 'my sister broke my lego',
    expected: /not fair|angry|cross/,
    never: /brighter|nice\./,
    asksAgain: true,
  },
  {
    activity: 'feelings',
    said: 'I want to punch her',
    expected: /Angry is allowed, hurting is not|Hands are not for hurting/,
    never: /Lovely|drawing/,
  },
  {
    activity: 'story',
    said: 'I’m sad because my grandpa died',
    expected: /(?:so sorry|so sad).*(?:tell me|talk)/,
    never: /catch|Did you say/,
  },
  {
    activity: 'free-talk',
    said: 'I had a fight with my best friend',
    expected: /(?:feels bad|that is sad).*(?:tell me|talk)/,
    never: /Friends are good/,
  },
  { activity: 'story', said: 'I need to pee', expected: /\bgo\b.*(?:back|wait)/i, never: /Did you say/ },
  {
    activity: 'riddles',
    said: 'what can you do',
    expected: /We could .+, .+, or /,
    expectedAtFive: /We could .+, or /,
    never: /taught me|do not know/,
    asksAgain: true,
  },
  { activity: 'riddles', said: 'who made you', expected: /people|built|machine/i, never: /Families|Scientists/ },
  {
    activity: 'riddles',
    said: 'guess what happened today',
    expected: /Tell me|all ears|what\?/,
    never: /guess what/,
  },
  { activity: 'riddles', said: 'my brother is being mean', expected: /hurts|sorry|not feel good/, asksAgain: true },
  { activity: 'riddles', said: 'do you know my friend Ella', expected: /tell me/, asksAgain: true },
  { activity: 'riddles', said: 'can you call my grandma', expected: /cannot call|no telephone/, asksAgain: true },
  { activity: 'riddles', said: 'what does infinity mean', expected: /end/, asksAgain: true },
  { activity: 'riddles', said: 'can we do a different one', expected: /\?$/, never: /Try once more|Does that help/ },
  { activity: 'free-talk', said: 'tell me about yourself', expected: /Pipit|no legs|machine/ },
  { activity: 'free-talk', said: 'what should I do when I am bored', expected: /We could/, never: /do not know/ },
  {
    activity: 'free-talk',
    said: 'my best friend has a new best friend',
    expected: /friend|lonely/,
    never: /I like to hear/,
  },
  {
    activity: 'story',
    said: 'I want a story about a unicorn',
    expected: /others/,
    never: /in the middle/,
    asksAgain: true,
  },
  {
    activity: 'story',
    said: 'what happens next',
    expected: /decide|depends|up to you|find out/,
    never: /grown-up/,
    asksAgain: true,
  },
  { activity: 'story', said: 'can my dog come too', expected: /bring|room/, asksAgain: true },
  { activity: 'story', said: 'the dragon eats everybody', expected: /the dragon eats everybody/, asksAgain: true },
  { activity: 'story', said: 'is that real', expected: /made up|imagine/, asksAgain: true },
  { activity: 'story', said: 'can we start again', expected: /beginning|start again/, never: /do not know/ },
  { activity: 'riddles', said: 'what’s 7 times 8', expected: /7 times 8 is 56\./, asksAgain: true },
  {
    activity: 'animal-sounds',
    said: 'why did the chicken cross the road',
    expected: /other side/,
    never: /grown-up|book/,
  },
  {
    activity: 'counting',
    said: 'this is too easy',
    expected: /harder|higher/,
    never: /did not hear|It is a bit/,
    asksAgain: true,
  },
  { activity: 'story', said: 'do you have feelings', expected: /machine/, never: /weather inside/, asksAgain: true },
  {
    activity: 'free-talk',
    said: 'Why do dinosaurs have big teeth?',
    expected: /meat/,
    never: /cannot say that|do not know/,
  },
]

test.each(exchanges)(
  '“$said” in $activity gets a good answer',
  async ({ activity, said, expected, expectedAtFive = expected, never, asksAgain }) => {
    for (const conversationId of ['findings one', 'findings two', 'findings three']) {
      for (const age of [5, 7]) {
        const child = createTestChild({ age, activity, conversationId: `${conversationId} ${activity}` })
        const question = splitIntoSentences(await child.greet()).at(-1) ?? '-'
        // A little child hears the last part of a long question again.
        const asked = age < 6 ? (question.split(', ').at(-1) ?? question) : question
        const answer = await child.say(said)
        expect(answer).toMatch(age < 6 ? expectedAtFive : expected)
        expect(never?.test(answer) ?? false).toBe(false)
        expect(!asksAgain || isAskedAgain(answer, asked)).toBe(true)
      }
    }
  },
)

test('“do you have feelings” starts no activity when activities were offered', async () => {
  const child = createTestChild()
  await child.greet()
  expect(await child.say('do you have feelings')).toMatch(/machine.*\?$/)
})

test('the bare name of an activity starts it in the middle of another one', async () => {
  const child = createTestChild({ activity: 'riddles' })
  await child.greet()
  expect(await child.say('counting')).toMatch(/Let us count/)
})

test.each(['you choose', 'ok', 'sure', 'yeah', 'you pick'])(
  '“%s” after “or I can choose” lets the coach choose',
  async (said) => {
    const child = createTestChild({ activity: 'story' })
    await child.greet()
    await child.say('the forest')
    await child.say('flibber')
    expect(await child.say('gabber')).toMatch(/or I can choose/)
    expect(await child.say(said)).toMatch(/I take (?:go closer|call softly)\./)
  },
)

test('the coach never says the same phrase twice in a row when it does not know or did not understand', async () => {
  const child = createTestChild({ activity: 'animal-sounds' })
  await child.greet()
  const unknown: string[] = []
  for (let turn = 0; turn < 30; turn++) {
    unknown.push((await child.say(`where is the town of Blunderbury number ${turn}`)).split(/(?<=[.!?]) /)[0] ?? '')
    if (turn % 3 > 0) await child.say('what is a flumberjack')
    if (turn % 3 > 1) await child.say('who is Bobble Wobble')
  }
  expect(unknown.filter((phrase, index) => phrase === unknown[index - 1])).toEqual([])
  expect(new Set(unknown).size).toBeGreaterThanOrEqual(12)
})

test('the last words before the end refer to the card that was shown', async () => {
  const child = createTestChild()
  await child.greet()
  const late = await child.showCard({ activity: 'quiz', windingDown: true })
  expect(late).toMatch(/We can do a quiz next time/)
  expect(late).not.toMatch(/that one/)
})

test('“my tummy feels funny” is no wish for jokes when activities were offered', async () => {
  const child = createTestChild()
  await child.greet()
  expect(await child.say('my tummy feels funny')).toMatch(/grown-up/)
})

test('a little child who did not hear is told what helps, and gets the question again', async () => {
  const child = createTestChild({ age: 4, activity: 'story' })
  await child.greet()
  expect(await child.say('I cant hear you')).toMatch(/grown-up can .*\?$/)
})
