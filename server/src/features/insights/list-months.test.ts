import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aChildWithInsights } from './testing/child-with-insights.ts'

const server = startTestServer()

async function aChildOfThreeMonths() {
  const child = await aChildWithInsights(server)
  await child.addConversation('2026-08-30T10:00:00Z', 'A dog and a cat', 'Oh', 'the dog barks')
  await child.addConversation('2026-10-01T10:00:00Z', 'Why does the dog bark?', 'Oh', 'my dog')
  await child.addConversation('2026-10-31T10:00:00Z', 'A rocket to the moon', 'Oh', 'the dog in a rocket')
  const months = async (query = {}) => {
    const { accountId, childId, bearer } = child
    const params = { accountId, childId }
    return (await server.call('GET /accounts/:accountId/children/:childId/insights/months', { params, bearer, query }))
      .items
  }
  return { ...child, months }
}

describe('the months of a child', () => {
  test('a month adds up its days, oldest first, with all words that the child has said by its end', async () => {
    const { months } = await aChildOfThreeMonths()
    expect(await months()).toEqual([
      {
        month: '2026-08',
        minutes: 0,
        words: 8,
        questions: 0,
        newWords: 3,
        wordsSoFar: 3,
        topics: [{ name: 'Animals', mentions: 3 }],
      },
      {
        month: '2026-10',
        minutes: 0,
        words: 17,
        questions: 1,
        newWords: 3,
        wordsSoFar: 6,
        topics: [
          { name: 'Space', mentions: 3 },
          { name: 'Animals', mentions: 2 },
        ],
      },
    ])
  })

  test('a span leaves out the days outside, but not the words that were learned before', async () => {
    const { months } = await aChildOfThreeMonths()
    const october = await months({ from: '2026-10-02', to: '2026-10-31' })
    expect(october).toMatchObject([{ month: '2026-10', words: 10, wordsSoFar: 6 }])
  })

  test('the topics that a language model named come before those of the word lists', async () => {
    const { months, query, childId } = await aChildOfThreeMonths()
    await query(
      `update insights set summary = '{"summary": "", "topics": [{"name": "Barking", "mentions": 4}]}' where child_id = $1 and date = '2026-08-30'`,
      childId,
    )
    expect((await months())[0]?.topics).toEqual([{ name: 'Barking', mentions: 4 }])
  })

  test('another family’s child answers not-found, and a child that never talked has no months', async () => {
    const { accountId, bearer, childId } = await aChildWithInsights(server)
    const neighbour = await aChildWithInsights(server)
    const path = 'GET /accounts/:accountId/children/:childId/insights/months'
    expect(await server.call(path, { params: { accountId, childId }, bearer })).toEqual({ items: [] })
    await expect(
      server.call(path, { params: { accountId, childId: neighbour.childId }, bearer }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
