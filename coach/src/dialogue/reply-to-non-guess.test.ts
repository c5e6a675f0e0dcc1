import { expect, test } from 'vitest'
import { createTestChild } from '../testing/test-child.ts'

/** The coach neither says that the guess is wrong nor tells what the riddle was. */
const takenForGuess =
  /^(?:Not (?!very)|It is not |Hm, |I like .+ but I mean|.+ is a good guess|.+ would be nice|Good try|Nearly there|I mean another|It was |The answer|My answer|Let me give it away|No worries, it is|We find it out together:|I will tell you|That was a tricky)/

/** Children say these in the middle of a game with questions, and got a bad answer. */
const exchanges: { activity: string; said: string; expected: RegExp }[] = [
  { activity: 'riddles', said: 'I have a new backpack', expected: /you have a new backpack/ },
  { activity: 'riddles', said: 'my brother knows this one', expected: /your brother knows this one/ },
  { activity: 'riddles', said: 'that’s not even funny', expected: /odd|not every one/ },
  { activity: 'riddles', said: 'that doesn’t make sense', expected: /odd|not every one/ },
  { activity: 'riddles', said: 'how many riddles do you know', expected: /Quite a few|More than/ },
  { activity: 'riddles', said: 'I already said that', expected: /once more/i },
  { activity: 'riddles', said: 'wait I know this', expected: /you know a lot|quick/ },
  { activity: 'riddles', said: 'can my sister guess too', expected: /Of course|Sure/ },
  { activity: 'riddles', said: 'can I ask you a question', expected: /ask away|your question/ },
  { activity: 'riddles', said: 'I bet you can’t guess mine', expected: /ask/i },
  { activity: 'riddles', said: 'let me think', expected: /time|hurry/ },
  { activity: 'riddles', said: 'does it have legs', expected: /^(?:Good question|You ask well|That is how)/ },
  { activity: 'animal-sounds', said: 'we have a cow', expected: /you have a cow/ },
  { activity: 'animal-sounds', said: 'daddy is snoring so loud', expected: /daddy is snoring/ },
  { activity: 'animal-sounds', said: 'what does a giraffe say', expected: /hum/ },
  { activity: 'animal-sounds', said: 'who told you that', expected: /wrote it down/ },
  { activity: 'animal-sounds', said: 'is that even true', expected: /check|look it up/ },
  { activity: 'animal-sounds', said: 'can you bring me a puppy', expected: /cannot do|not learned/ },
  { activity: 'counting', said: 'I did it on my fingers', expected: /you did it on your fingers/ },
  { activity: 'counting', said: 'I’m bad at maths', expected: /easier|step by step/ },
  { activity: 'counting', said: 'what comes after twenty', expected: /After 20 comes 21\./ },
  { activity: 'counting', said: 'what’s the square root of nine', expected: /The square root of 9 is 3\./ },
  { activity: 'rhymes', said: 'what is a rhyme', expected: /sound alike/ },
  { activity: 'rhymes', said: 'that’s not a word', expected: /odd|not every one/ },
  { activity: 'i-spy', said: 'how do you play this game', expected: /I ask/ },
  { activity: 'i-spy', said: 'are you cheating', expected: /fair|honour/ },
  { activity: 'i-spy', said: 'is it the lamp', expected: /^(?!.*is it the lamp)/ },
  { activity: 'word-garden', said: 'my flower died', expected: /pity|sad/ },
  { activity: 'word-garden', said: 'how do you spell it', expected: /how do you spell/ },
  { activity: 'second-language', said: 'what does that mean', expected: /Which one|Spanish/ },
  { activity: 'second-language', said: 'we speak Polish at home', expected: /^(?!.*(?:grown-up|Ouch))/ },
  {
    activity: 'second-language',
    said: 'how do you say I love you',
    expected: /cannot say that one|not among my words/,
  },
  { activity: 'second-language', said: 'can you speak Chinese', expected: /English/ },
  { activity: 'quiz', said: 'how many points do I have', expected: /for fun|together/ },
  { activity: 'quiz', said: 'am I clever', expected: /try|just right/ },
  { activity: 'why', said: 'how does that work', expected: /^(?!.*earn)/ },
  { activity: 'why', said: 'I don’t believe you', expected: /check|look it up/ },
  { activity: 'detective', said: 'is it scary', expected: /ends well/ },
]

test.each(exchanges)('“$said” in $activity is no guess', async ({ activity, said, expected }) => {
  const child = createTestChild({ age: 8, level: 'fluent', activity, conversationId: `beside a guess ${activity}` })
  await child.greet()
  const answer = await child.say(said)
  expect(answer).toMatch(expected)
  expect(answer).not.toMatch(takenForGuess)
})

test('what a child tells costs no guess, so the riddle goes on', async () => {
  const child = createTestChild({ age: 8, activity: 'riddles', conversationId: 'costs no guess' })
  const greeting = await child.greet()
  const question = greeting.slice(-20)
  for (const said of ['I have a new backpack', 'my dad tells better jokes than you', 'do you know times tables'])
    expect(await child.say(said)).toContain(question)
})

test.each(['is it a chair', 'a chair', 'I think a chair', 'could it be a chair', 'my little chair'])(
  '“%s” is still a guess',
  async (said) => {
    const child = createTestChild({ age: 8, activity: 'animal-sounds', conversationId: 'still a guess' })
    const question = await child.greet()
    const answer = await child.say(said)
    expect(answer).not.toContain(question.slice(-20))
    expect(answer).not.toMatch(/is it a|could it be/)
  },
)

test('a sound such as “moooo” starts no other game', async () => {
  const child = createTestChild({ age: 4, activity: 'animal-sounds' })
  await child.greet()
  expect(await child.say('moooo')).not.toMatch(/count|numbers/)
})

test.each(['who is that', 'what did he say', 'did anyone see it', 'what time did it happen'])(
  '“%s” in a case is no question for a grown-up',
  async (said) => {
    const child = createTestChild({ age: 8, activity: 'detective', conversationId: 'about the case' })
    await child.greet()
    await child.say('yes')
    expect(await child.say(said)).toMatch(/do not know yet|find that out|knows that yet/)
  },
)
