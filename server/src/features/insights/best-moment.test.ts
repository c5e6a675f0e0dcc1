import { describe, expect, test } from 'vitest'
import { aFlag } from '../../testing/conversation.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { aChildWithInsights, daysAgo } from './testing/child-with-insights.ts'

const server = startTestServer()

async function aChildWithMoments() {
  const child = await aChildWithInsights(server)
  const readMoment = async () => {
    const { accountId, childId, bearer } = child
    const params = { accountId, childId }
    const path = 'GET /accounts/:accountId/children/:childId/insights/best-moment'
    return (await server.call(path, { params, bearer })).moment
  }
  return { ...child, readMoment }
}

describe('the best moment of the latest day', () => {
  test('a child that has never talked has none', async () => {
    const { readMoment } = await aChildWithMoments()
    expect(await readMoment()).toBeNull()
  })

  test('it is of the latest day, and one with a recording comes first', async () => {
    const { addConversation, readMoment } = await aChildWithMoments()
    await addConversation(daysAgo(5).at, 'Why is the sky so blue?')
    const { date, at } = daysAgo(2)
    const { id, entry } = await addConversation(at, 'Why do cats purr at night?', 'Oh', 'I run because I am fast')
    const first = {
      entryId: `${id}-1`,
      text: 'Why do cats purr at night?',
      reason: { code: 'question', count: null },
      date,
    }
    expect(await readMoment()).toEqual({ ...first, speech: null })
    await server.recordings.speech(entry(3), new Int16Array(32_000).fill(1000))
    expect(await readMoment()).toEqual({
      entryId: `${id}-3`,
      text: 'I run because I am fast',
      reason: { code: 'explanation', count: null },
      date,
      speech: { id: expect.stringMatching(/^[\da-f-]{36}$/), seconds: 2 },
    })
  })

  test('what was flagged or withheld since the day was counted is not a best moment', async () => {
    const { addConversation, readMoment } = await aChildWithMoments()
    const { id, entry } = await addConversation(
      daysAgo(2).at,
      'Why do cats purr at night?',
      'Oh',
      'Why do dogs bark so?',
    )
    await aFlag(server, entry(1))
    expect((await readMoment())?.entryId).toBe(`${id}-3`)
    await aFlag(server, entry(3), 'secrecy')
    expect(await readMoment()).toBeNull()
  })

  test.each([
    ['A question', { code: 'question', count: null }],
    ['Gives a reason', { code: 'explanation', count: null }],
    ['Sounds happy', { code: 'joy', count: null }],
    ['A new word', { code: 'new-words', count: 1 }],
    ['3 new words', { code: 'new-words', count: 3 }],
    ['14 words in one go', { code: 'long-sentence', count: 14 }],
    ['Rhymes', null],
  ])('a day that version 0.1.0 has stored with the reason “%s” can be read', async (why, reason) => {
    const { addConversation, readMoment, read, query, childId } = await aChildWithMoments()
    await addConversation(daysAgo(2).at, 'Why do cats purr at night?')
    const [day] = (await query('select quotes from insights where child_id = $1', childId)).rows
    const [{ entryId, text }] = day.quotes.bestMoments
    const quotes = { ...day.quotes, bestMoments: [{ entryId, text, why }] }
    await query('update insights set quotes = $1 where child_id = $2', quotes, childId)
    expect(await readMoment()).toMatchObject({ text, reason })
    expect(await read()).toMatchObject([{ bestMoments: [{ entryId, text, reason }] }])
  })

  test('another family’s child answers not-found', async () => {
    const { accountId, bearer } = await aChildWithInsights(server)
    const { childId } = await aChildWithInsights(server)
    const path = 'GET /accounts/:accountId/children/:childId/insights/best-moment'
    await expect(server.call(path, { params: { accountId, childId }, bearer })).rejects.toMatchObject({ status: 404 })
  })
})
