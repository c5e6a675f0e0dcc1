import { describe, expect, test } from 'vitest'
import { aFlag } from '@pipit/test-kit/conversation'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aChildWithInsights } from './testing/child-with-insights.ts'

const server = startTestServer()

async function aChildWithAWeek() {
  const child = await aChildWithInsights(server)
  const keepsake = (day = '2026-11-09') => {
    const { accountId, childId, bearer } = child
    const params = { accountId, childId, day }
    return server.call('GET /accounts/:accountId/children/:childId/insights/keepsakes/:day', { params, bearer })
  }
  return { ...child, keepsake }
}

describe('a week to keep', () => {
  test('a keepsake has moments of several days, the longest new words and the topic of its seven days', async () => {
    const { addConversation, keepsake } = await aChildWithAWeek()
    await addConversation('2026-11-08T10:00:00Z', 'Why is this the week before?')
    await addConversation('2026-11-09T10:00:00Z', 'Why do hedgehogs sleep in winter?', 'Oh', 'Can a hedgehog dream?')
    await addConversation('2026-11-15T10:00:00Z', 'I like it because a hedgehog is round')
    await addConversation('2026-11-16T10:00:00Z', 'Why is this the week after?')
    const { moments, newWords, topic, ...figures } = await keepsake()
    expect(moments.map(({ date, text, reason }) => [date, text, reason?.code])).toEqual([
      ['2026-11-09', 'Why do hedgehogs sleep in winter?', 'question'],
      ['2026-11-09', 'Can a hedgehog dream?', 'question'],
      ['2026-11-15', 'I like it because a hedgehog is round', 'explanation'],
    ])
    expect(newWords).toContain('hedgehogs')
    expect(newWords).toHaveLength(7)
    expect(topic).toBe('Animals')
    expect(figures).toEqual({ minutes: 0, questions: 2, newWordCount: 7 })
  })

  test.each([
    ['a flag', 'unhappiness'],
    ['a withheld turn', 'secrecy'],
  ])('a conversation with %s gives nothing, nor does its day give single words or a topic', async (_, category) => {
    const { addConversation, keepsake } = await aChildWithAWeek()
    const { entry } = await addConversation(
      '2026-11-10T10:00:00Z',
      'Why do rockets fly?',
      'Oh',
      'because rockets are strong',
    )
    await addConversation('2026-11-10T15:00:00Z', 'Why do planets shine so?')
    await addConversation('2026-11-11T10:00:00Z', 'Why do puppies and kittens play?')
    await aFlag(server, entry(1), category)
    const { moments, newWords, topic } = await keepsake()
    expect(moments.map(({ text }) => text)).toEqual(['Why do planets shine so?', 'Why do puppies and kittens play?'])
    expect(newWords).toContain('puppies')
    expect(JSON.stringify(newWords)).not.toMatch(/rocket|planet|strong/)
    expect(topic).toBe('Animals')
  })

  test('a week without conversations is empty, and another family’s child answers not-found', async () => {
    const { accountId, bearer, keepsake } = await aChildWithAWeek()
    expect(await keepsake()).toEqual({
      minutes: 0,
      questions: 0,
      newWordCount: 0,
      moments: [],
      newWords: [],
      topic: null,
    })
    const { childId } = await aChildWithInsights(server)
    const params = { accountId, childId, day: '2026-11-09' }
    await expect(
      server.call('GET /accounts/:accountId/children/:childId/insights/keepsakes/:day', { params, bearer }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
