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
    const first = { entryId: `${id}-1`, text: 'Why do cats purr at night?', why: 'A question', date }
    expect(await readMoment()).toEqual({ ...first, speech: null })
    await server.recordings.speech(entry(3), new Int16Array(32_000).fill(1000))
    expect(await readMoment()).toEqual({
      entryId: `${id}-3`,
      text: 'I run because I am fast',
      why: 'Gives a reason',
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

  test('another family’s child answers not-found', async () => {
    const { accountId, bearer } = await aChildWithInsights(server)
    const { childId } = await aChildWithInsights(server)
    const path = 'GET /accounts/:accountId/children/:childId/insights/best-moment'
    await expect(server.call(path, { params: { accountId, childId }, bearer })).rejects.toMatchObject({ status: 404 })
  })
})
