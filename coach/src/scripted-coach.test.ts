import { describe, expect, test } from 'vitest'
import { describeLanguageModel } from '@pipit/voice/conformance/language-model'
import { activities } from './activities.ts'
import { lastQuestion } from './dialogue/turn.ts'
import { createTestChild, createTestCoach } from './testing/test-child.ts'

describeLanguageModel('the scripted coach', async () => ({ ...createTestCoach(), close: () => {} }))

describe('the greeting', () => {
  test('the coach greets by name and offers three activities for the age', async () => {
    const greeting = await createTestChild({ age: 3 }).greet()
    expect(greeting).toMatch(/Mia!/)
    expect(greeting).toMatch(/We could .+, .+, or .+\. .*\?$/)
    expect(greeting).not.toMatch(/quiz|mystery|riddles/)
  })

  test('the coach greets without a name when the profile has none that can be spoken', async () => {
    expect(await createTestChild({ childName: null }).greet()).not.toMatch(/null|undefined|, !/)
  })

  test('the coach greets and starts the activity of the card', async () => {
    expect(await createTestChild({ activity: 'animal-sounds' }).greet()).toMatch(
      /(?=.*Mia).*guess animals.*who am I\?$/i,
    )
  })

  test('the coach says that it speaks only English to a child of another language', async () => {
    expect(await createTestChild({ language: 'de-AT' }).greet()).toContain('I can only speak English so far')
    expect(await createTestChild({ language: 'en-GB' }).greet()).not.toContain('English')
  })
})

describe('when the time is nearly over', () => {
  test.each([
    ['story', /two (more )?minutes.*bookmark/i],
    ['quiz', /two (more )?minutes.*quiz book is closing/i],
    ['free-talk', /two (more )?minutes.*talking with me/i],
    [null, /two (more )?minutes.*(day|today|forward)/i],
  ])('the coach says in its own words that two minutes are left, and ends %s', async (activity, words) => {
    const child = createTestChild({ activity })
    await child.greet()
    expect(await child.windDown()).toMatch(words)
    expect(await child.say('no, more', { windingDown: true })).not.toMatch(/\?/)
  })

  test.each(activities.map(({ id }) => id))('in "%s" the coach ends, and asks nothing more', async (activity) => {
    const child = createTestChild({ activity, age: 9, level: 'advanced' })
    await child.greet()
    expect(await child.windDown()).toMatch(/two (more )?minutes/i)
    expect(await child.say('no, more', { windingDown: true })).not.toMatch(/\?/)
  })

  test('the coach ends the game and starts nothing new', async () => {
    const child = createTestChild({ activity: 'animal-sounds' })
    await child.greet()
    expect(await child.say('a cow', { windingDown: true })).toMatch(/the animals are getting tired/)
    const quiet = await child.say('let us play I spy', { windingDown: true })
    expect(quiet).not.toMatch(/\?|I spy/)
    expect(await child.showCard({ activity: 'move', windingDown: true })).toMatch(/next time/)
  })
})

describe('the position in a story', () => {
  test('the same words lead to the same replies', async () => {
    const play = async () => {
      const child = createTestChild({ conversationId: 'the-same', activity: 'quiz', age: 9, level: 'advanced' })
      return [await child.greet(), await child.say('space'), await child.say('I give up'), await child.say('Mars')]
    }
    expect(await play()).toEqual(await play())
  })

  test('each child has an own position', async () => {
    const coach = createTestCoach()
    const [mia, tom] = [
      createTestChild({ activity: 'story' }, coach),
      createTestChild({ activity: 'story', childName: 'Tom' }, coach),
    ]
    await mia.greet()
    await tom.greet()
    expect(await mia.say('the forest')).toContain('green forest')
    expect(await tom.say('the sea')).toContain('captain')
    expect(await mia.say('go closer')).toContain('tiny light')
  })

  test('a repeated request gets the same reply', async () => {
    const child = createTestChild({ activity: 'animal-sounds' })
    await child.greet()
    const answer = await child.say('I give up')
    expect(await child.repeatRequest()).toBe(answer)
  })

  test('the coach answers what the child said last when it takes over from a language model', async () => {
    expect(await createTestChild().say('why is the sky blue')).toMatch(/light|blue/i)
    const playing = createTestChild({ activity: 'counting' })
    expect(await playing.say('why is the sky blue')).toMatch(/(?:light|blue).*lost my (?:place|bookmark).*Let us count/)
    expect(await createTestChild({ language: 'de' }).say('ich mag Hunde')).toMatch(/^I can only speak English/)
  })

  test('the coach says that it lost its place after a restart of the server', async () => {
    const before = createTestChild({ conversationId: 'long', activity: 'counting' })
    await before.greet()
    const after = createTestChild({ conversationId: 'long', activity: 'counting' })
    expect(await after.say('seven')).toMatch(/lost my (?:place|bookmark).*Let us count/)
  })
})

describe('after care', () => {
  test.each(activities.map(({ id }) => id))('the coach asks the question of “%s” again', async (activity) => {
    const child = createTestChild({ activity })
    const question = lastQuestion(await child.greet())
    const resumed = await child.resume('yes')
    expect(resumed).toContain(question)
    expect(await child.resume('let us play'), 'the story has not moved on').toBe(resumed)
  })
})

test('the coach reports what is played and which answers it expects', async () => {
  const coach = createTestCoach()
  const child = createTestChild({ age: 8, conversationId: 'expecting' }, coach)
  expect(await coach.hints('expecting')).toEqual({ expectedAnswers: [], activity: null })
  await child.greet()
  expect((await coach.hints('expecting')).expectedAnswers).not.toEqual([])
  await child.say('I want a story')
  expect(await coach.hints('expecting')).toEqual({
    activity: 'story',
    expectedAnswers: expect.arrayContaining(['the forest', 'sea', 'yes']),
  })
})
