import { describe, expect, test } from 'vitest'
import { aFlag } from '@pipit/test-kit/conversation'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aChildWithInsights, daysAgo } from './testing/child-with-insights.ts'
import { keepRecordings } from '../transcripts/recordings/testing/keep-recordings.ts'

const server = startTestServer()

async function aChildWithMoments() {
  const child = await aChildWithInsights(server)
  await keepRecordings(server, child.childId)
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

  test('it is the sentence of the latest day with the most points, even if another one came first or can be heard', async () => {
    const { addConversation, read, readMoment } = await aChildWithMoments()
    await addConversation(daysAgo(5).at, 'Why is the sky so blue, because I love blue?')
    const { date, at } = daysAgo(2)
    const { id, entry } = await addConversation(
      at,
      'I love my red bike',
      'Oh',
      'Why do cats purr at night, because I really love cats?',
      'Oh',
      'I run because I am fast',
    )
    await server.recordings.speech(entry(1), new Int16Array(32_000).fill(1000))
    expect(await readMoment()).toEqual({
      entryId: `${id}-3`,
      text: 'Why do cats purr at night, because I really love cats?',
      reason: { code: 'question', count: null },
      points: 7.5,
      date,
      speech: null,
    })
    const [day] = await read()
    expect(day?.bestMoments.map(({ reason, points }) => [reason?.code, points])).toEqual([
      ['question', 7.5],
      ['explanation', 2.5],
      ['joy', 2],
    ])
  })

  test('of two with as many points, it is one that can be heard', async () => {
    const { addConversation, readMoment } = await aChildWithMoments()
    const { id, entry } = await addConversation(daysAgo(2).at, 'Why do cats purr?', 'Oh', 'Can hedgehogs swim well?')
    expect((await readMoment())?.entryId).toBe(`${id}-1`)
    await server.recordings.speech(entry(3), new Int16Array(32_000).fill(1000))
    expect(await readMoment()).toMatchObject({
      entryId: `${id}-3`,
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
