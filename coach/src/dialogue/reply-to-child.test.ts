import { describe, expect, test } from 'vitest'
import { asksAgain, createTestChild } from '../testing/test-child.ts'

describe('the next activity', () => {
  test.each([
    ['I want a story', /Shall it be in the forest/],
    ['riddles', /riddle|tricky questions/i],
    ['can we fly to the moon', /We fly to the moon!.*What name do we paint on it\?$/],
    ['let’s be pirates', /we are pirates.*What is our ship called\?$/],
    ['dragon', /warm green egg/],
    ['let’s count', /Let us count/],
  ])('the child chooses an activity with “%s”', async (said, expected) => {
    const child = createTestChild({ age: 8 })
    await child.greet()
    expect(await child.say(said)).toMatch(expected)
  })

  test('the coach chooses an activity when the child does not know', async () => {
    const child = createTestChild({ age: 8 })
    const [, first = ''] = /We could (.+?),/.exec(await child.greet()) ?? []
    expect(first).not.toBe('')
    expect(await child.say('I don’t know')).toMatch(/Then I will choose|let me pick|I have an idea/)
  })

  test('the coach offers other activities when the child says no', async () => {
    const child = createTestChild()
    const offered = (await child.greet()).match(/We could .+?\./)?.[0]
    const others = (await child.say('no')).match(/We could .+?\./)?.[0]
    expect(others).toMatch(/We could/)
    expect(others).not.toBe(offered)
  })

  test('the child can change the activity in the middle of a game', async () => {
    const child = createTestChild({ activity: 'riddles' })
    await child.greet()
    expect(await child.say('let us play I spy')).toMatch(/you are my eyes/)
    expect(await child.say('stop')).toMatch(/We could/)
  })

  test('the child asks for a game of pretend by its name, in any activity', async () => {
    const child = createTestChild({ activity: 'riddles', age: 8 })
    await child.greet()
    expect(await child.say('can we play restaurant')).toMatch(/our restaurant opens/)
    expect(await child.say('can we play restaurant'), 'it is being played').toMatch(/what is it called\?$/i)
    expect(await child.say('let us fly to the moon')).toMatch(/We fly to the moon/)
    for (const said of ['I want to be a pirate when I am big', 'we played pirates', 'we play pirates at school'])
      expect(await child.say(said)).not.toMatch(/we are pirates/)
  })

  test('a card starts its activity', async () => {
    const child = createTestChild()
    await child.greet()
    const started = await child.showCard({ activity: 'move', cardName: 'Blue Frog' })
    expect(started).toMatch(/the card Blue Frog\. .*(?:mov|legs|Up you get)/)
  })
})

describe('an answer that the coach does not understand', () => {
  test('the coach asks again twice, then chooses for the child', async () => {
    const child = createTestChild({ activity: 'story' })
    await child.greet()
    await child.say('the forest')
    const first = await child.say('flibber')
    expect(first).toMatch(/not catch|not understand|past my ears|not work out|not sure what I heard/)
    expect(first).toMatch(/Did you say go closer, or call softly\?$/)
    expect(await child.say('gabber')).toMatch(/You can say go closer, or call softly, or I can choose/)
    const third = await child.say('jubber')
    expect(third).toMatch(/(?:I will pick|Let me choose|pick one).*I take (?:go closer|call softly)\./)
  })

  test('the coach starts again with the first question after it has understood an answer', async () => {
    const child = createTestChild({ activity: 'story' })
    await child.greet()
    await child.say('flibber')
    await child.say('the forest')
    expect(await child.say('flibber')).toMatch(/Did you say/)
  })

  test('a wrong guess gets a hint, then the solution', async () => {
    const child = createTestChild({ activity: 'animal-sounds' })
    await child.greet()
    expect(await child.say('a purple washing machine')).not.toMatch(/^Yes|\bright\b|you got it/i)
    expect(await child.say('a purple washing machine')).toMatch(/\b(?:a|an|the) [a-z ]+\./i)
  })

  test('the coach repeats its question when the child asks for it', async () => {
    const child = createTestChild({ activity: 'counting' })
    const asked = (await child.greet()).split(/(?<=[.!]) /).at(-1) ?? '-'
    expect(await child.say('What did you say?')).toContain(asked)
  })

  test('the coach repeats a question that a barge-in cut off', async () => {
    const child = createTestChild({ activity: 'riddles' })
    const question = (await child.greet()).match(/[^.!?]+\?$/)?.[0].trim() ?? '-'
    child.interruptAfter('Riddles and')
    expect(asksAgain(await child.say('wait wait'), question ?? '?')).toBe(true)
  })
})

describe('a question of the child', () => {
  test('a little child gets the question of the game again with a short introduction when the turn would be long', async () => {
    const replyAt = async (age: number) => {
      const child = createTestChild({ age, activity: 'animal-sounds', conversationId: `bees ${age}` })
      await child.greet()
      return child.say('how do bees make honey')
    }
    expect(await replyAt(4)).toMatch(/for the winter\. \w+, [^:]*who am I\?$/)
    expect(await replyAt(7)).toMatch(/for the winter\. (?:[A-Z].*[:,]) I .*who am I\?$/)
  })

  test('a little child gets only the question where what leads to it would take more than ten seconds', async () => {
    const child = createTestChild({ age: 4, activity: 'animal-sounds', conversationId: 'bees 4' })
    const riddle = await child.greet()
    expect(await child.say('what do bees eat')).toMatch(/honey in winter\. \w+, who am I\?$/)
    expect(await child.say('say it again')).toContain(riddle.split(/[.!] /).at(-1))
  })

  test('a question of the why story is answered in any activity, and the game continues', async () => {
    const child = createTestChild({ activity: 'animal-sounds' })
    await child.greet()
    expect(await child.say('why is the sky blue?')).toMatch(/throws the blue around.*who am I\?$/i)
  })

  test('the coach refers a question without a written answer to a grown-up', async () => {
    const child = createTestChild({ activity: 'animal-sounds' })
    await child.greet()
    const answer = await child.say('who is the president of France?')
    expect(answer).toMatch(/(?:do not know|taught me).*grown-up.*who am I\?$/i)
  })

  test.each([
    ['are you a robot?', /machine/],
    ['do you have a mum?', /machine/],
    ['what is my name?', /Mia/],
    ['how old am I?', /5/],
  ])('the coach answers “%s” truthfully', async (said, expected) => {
    const child = createTestChild({ activity: 'free-talk' })
    await child.greet()
    expect(await child.say(said)).toMatch(expected)
  })

  test('the coach says that it cannot see pictures', async () => {
    const child = createTestChild({ activity: 'show-and-tell', picture: new Uint8Array([1]) })
    expect(await child.greet()).toMatch(/camera, but I cannot make out pictures/)
    expect(await child.say('look at this')).toMatch(/cannot (?:make out|see)/)
  })
})

describe('free talk', () => {
  test('the coach takes up sentences and fragments that it has no rule for', async () => {
    const child = createTestChild({ activity: 'free-talk' })
    await child.greet()
    expect(await child.say('it exploded all over the table')).toMatch(/it exploded all over the table.*\?$/i)
    const other = createTestChild({ activity: 'free-talk' })
    await other.greet()
    expect(await other.say('with jam')).toMatch(/with jam.*\?$/i)
  })

  test('another piece of the same news is listened to instead of getting a third congratulation', async () => {
    const child = createTestChild({ activity: 'free-talk' })
    await child.greet()
    const replies = [await child.say('I lost a tooth'), await child.say('my tooth came out')]
    expect(replies.every((reply) => /tooth|teeth/i.test(reply))).toBe(true)
    expect(await child.say('the tooth fairy came')).toMatch(/the tooth fairy came.*\?$/i)
  })

  test('the coach restates what the child said', async () => {
    const child = createTestChild({ activity: 'free-talk' })
    await child.greet()
    expect(await child.say('We went to the castle with my uncle Ben')).toMatch(/\?$/)
    const secondChild = createTestChild({ activity: 'free-talk', conversationId: 'castle' })
    await secondChild.greet()
    const answers: string[] = []
    for (const said of ['I built a castle', 'I found a coin', 'I like castles'])
      answers.push(await secondChild.say(said))
    expect(answers.join(' ').toLowerCase()).toMatch(/you (?:built a castle|found a coin|like castles)/)
  })

  test('free talk starts when a child tells something instead of choosing', async () => {
    const child = createTestChild()
    await child.greet()
    expect(await child.say('I found a snail under the stone')).toMatch(/\?$/)
    expect(await child.say('I am so sad')).toMatch(/sorry|sad/)
  })

  test('the coach returns to something that the child said earlier', async () => {
    const child = createTestChild({ activity: 'free-talk' })
    await child.greet()
    const answers: string[] = []
    await child.say('I built a lighthouse')
    const more = ['with stones', 'blue', 'yesterday', 'a bit', 'round', 'tall', 'over there', 'lots', 'green', 'soon']
    for (const said of more) answers.push(await child.say(said))
    expect(answers.join(' ')).toMatch(/(?:about|thinking of|forgotten|back to|so,) a lighthouse/i)
  })

  test('the coach does not repeat words that it must not say', async () => {
    const child = createTestChild({ activity: 'free-talk', maturity: 'toddler' })
    await child.greet()
    for (const said of ['I saw a dead zombie', 'I like my [private]', 'I have a shit idea']) {
      expect(await child.say(said)).not.toMatch(/zombie|private|shit/i)
    }
  })

  test('the coach replies to pain before anything else', async () => {
    const child = createTestChild({ activity: 'free-talk' })
    await child.greet()
    expect(await child.say('I hurt my knee')).toMatch(/go to a grown-up first/)
  })
})

test.each(['hmm', 'let me think', 'I don’t know'])('“%s” at a choice is no misunderstanding', async (said) => {
  const child = createTestChild({ activity: 'story', age: 8, level: 'fluent' })
  await child.greet()
  await child.say('the forest')
  expect(await child.say(said)).toMatch(/It can be go closer, or call softly\./)
})

test('what a child tells in the middle of a story is taken up, and the question comes again', async () => {
  const child = createTestChild({ activity: 'story', age: 8, level: 'fluent' })
  await child.greet()
  await child.say('the forest')
  expect(await child.say('we went to the park')).toMatch(
    /you went to the park.*do you go closer, or do you call softly\?$/i,
  )
})
