import type { Fact } from '@pipit/conversation/facts/fact'
import { findProfanity } from '@pipit/conversation/testing/find-profanity'
import { describe, expect, test } from 'vitest'
import type { ChildMemory } from './child-memory.ts'
import { createChildMemoryInProcess } from './testing/child-memory-in-process.ts'
import { createScriptedCoach } from './scripted-coach.ts'
import { createTestChild } from './testing/test-child.ts'

const day = 24 * 60 * 60_000

/** One child visits the coach on several days, by a clock of the test. */
function aCoach(known: Partial<ChildMemory> = {}) {
  let time = Date.UTC(2026, 10, 16, 9)
  const coach = createScriptedCoach({
    findProfanity,
    memories: createChildMemoryInProcess(known),
    now: () => new Date(time),
  })
  return {
    visit: (...options: Parameters<typeof createTestChild>[0][]) => createTestChild(options[0] ?? {}, coach),
    daysPass: (days: number) => void (time += days * day),
  }
}

describe('an unfinished story', () => {
  async function leaveStory(coach: ReturnType<typeof aCoach>) {
    const monday = coach.visit()
    await monday.greet({ activity: 'story' })
    await monday.say('the forest')
    const last = await monday.say('go closer')
    return last.split(/(?<=[.?!]) /).at(-1) ?? ''
  }

  test('is offered on the next day and goes on with its last question', async () => {
    const coach = aCoach()
    const question = await leaveStory(coach)
    coach.daysPass(1)
    const tuesday = coach.visit()
    expect(await tuesday.greet()).toMatch(/^\S.*(?:go on)/)
    expect(await tuesday.say('yes please')).toContain(question)
    expect(await tuesday.say('Glimmer')).toContain('Glimmer')
  })

  test('makes room for a new one when the child wants that', async () => {
    const coach = aCoach()
    const question = await leaveStory(coach)
    coach.daysPass(1)
    const tuesday = coach.visit()
    expect(await tuesday.greet({ activity: 'story' })).toContain(question)
    expect(await tuesday.say('can we play a new story')).toContain('you decide what happens')
  })

  test('is not offered as a new one, but told again when the child names it', async () => {
    const coach = aCoach()
    await leaveStory(coach)
    const tuesday = coach.visit()
    await tuesday.greet({ activity: 'story' })
    expect(await tuesday.say('can we play a new story')).not.toContain('forest')
    expect(await tuesday.say('the forest')).toContain('You walk into a green forest')
  })

  test('is forgotten after a week', async () => {
    const coach = aCoach()
    await leaveStory(coach)
    coach.daysPass(8)
    expect(await coach.visit().greet()).toContain('We could')
  })
})

test('levels begin where the child was last time, and the coach knows what it achieved', async () => {
  const memories = createChildMemoryInProcess()
  const at = new Date(0)
  const played = { times: 1, startedAt: at, lastPlayedAt: at, heard: {}, bookmark: null }
  memories.save('mia', 'quiz', { ...played, level: 4, rightAnswers: 6 })
  const coach = createScriptedCoach({ findProfanity, memories })
  const child = createTestChild({ age: 9, level: 'fluent' }, coach)
  expect(await child.greet({ activity: 'quiz' })).toContain('Last time you got 6 right.')
  const little = createTestChild({ age: 4 }, coach)
  expect(await little.greet({ activity: 'quiz' })).not.toContain('Last time')
})

test('the activity that a child plays most, or that its interests name, is offered first, and others change', async () => {
  const offers = async (interests: string[], count: number) => {
    const { visit } = aCoach()
    return Promise.all(Array.from({ length: count }, () => visit({ age: 7, interests }).greet()))
  }
  const detective = await offers(['mysteries and detectives'], 8)
  expect(detective.filter((text) => !text.includes('We could solve a mystery'))).toEqual([])
  expect(new Set(detective.map((text) => text.split('solve a mystery')[1])).size).toBeGreaterThan(3)
  const others = await offers([], 8)
  expect(others.filter((text) => text.includes('We could solve a mystery')).length).toBeLessThan(8)
})

test('a greeting mentions a pet in some conversations, and never fears, family, friends or rude words', async () => {
  const facts: Fact[] = [
    { kind: 'pet-name', subject: 'dog', value: 'Bruno' },
    { kind: 'afraid-of', subject: '', value: 'thunder' },
    { kind: 'family', subject: '', value: 'a big brother' },
    { kind: 'friend', subject: '', value: 'Tom' },
    { kind: 'likes', subject: '', value: 'shit' },
  ]
  const { visit } = aCoach({ facts })
  const greetings = await Promise.all(Array.from({ length: 20 }, () => visit().greet()))
  const mentioning = greetings.filter((text) => text.includes('Say hello to Bruno from me.'))
  expect(mentioning.length).toBeGreaterThan(4)
  expect(mentioning.length).toBeLessThan(16)
  expect(greetings.join(' ')).not.toMatch(/thunder|brother|Tom|shit/)
})
