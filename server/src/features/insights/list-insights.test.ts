import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aChildWithInsights, daysAgo } from './testing/child-with-insights.ts'

const server = startTestServer()

describe('listing insights', () => {
  /** A child with insights of five years, as the job writes them. */
  async function aChildWithFiveYears() {
    const child = await aChildWithInsights(server)
    await child.query(
      `insert into insights (account_id, child_id, date, figures, quotes, words, aggregated_at)
       select (select account_id from children where id = $1), $1, current_date - day, '{"minutes": 1, "conversations": 1, "turns": 1, "notUnderstood": 0, "words": 2, "differentWords": 2,
         "longestSentence": 2, "questions": 0, "flags": 0, "mood": "not-enough", "topics": [], "activities": [], "languages": []}',
         null, '{}', now() from generate_series(1, 1826) day`,
      child.childId,
    )
    return child
  }

  test('a year is read with one query', async () => {
    const { read, query, childId } = await aChildWithFiveYears()
    await query(
      `insert into child_words select (select account_id from children where id = $1), $1, 'word' || day, current_date - day from generate_series(1, 365) day`,
      childId,
    )
    const querySpy = vi.spyOn(server.database.pool, 'query')
    const year = await read({ from: daysAgo(365).date, to: daysAgo(1).date, limit: 366 })
    const queries = querySpy.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('insights')).length
    querySpy.mockRestore()
    expect(year).toHaveLength(365)
    expect(year[0]).toMatchObject({ date: daysAgo(1).date, newWords: ['word1'] })
    expect(queries).toBe(1)
  })

  test('the pages contain each day once, newest first', async () => {
    const { accountId, childId, bearer } = await aChildWithFiveYears()
    const dates: string[] = []
    let cursor: string | null = null
    do {
      const query = { limit: 700, ...(cursor ? { cursor } : {}) }
      const page: { items: { date: string }[]; nextCursor: string | null } = await server.call(
        'GET /accounts/:accountId/children/:childId/insights',
        { params: { accountId, childId }, bearer, query },
      )
      dates.push(...page.items.map(({ date }) => date))
      cursor = page.nextCursor
    } while (cursor)
    expect(dates).toHaveLength(1826)
    expect(dates).toEqual([...new Set(dates)].toSorted().toReversed())
  })

  test('another family’s child answers not-found, and an invalid cursor or date is refused', async () => {
    const { accountId, childId, bearer, read } = await aChildWithInsights(server)
    const neighbour = await aChildWithInsights(server)
    const list = (params: { accountId: string; childId: string }) =>
      server.call('GET /accounts/:accountId/children/:childId/insights', { params, bearer })
    await expect(list({ accountId: neighbour.accountId, childId: neighbour.childId })).rejects.toMatchObject({
      status: 404,
    })
    await expect(list({ accountId, childId: neighbour.childId })).rejects.toMatchObject({ status: 404 })
    await expect(list({ accountId, childId: randomUUID() })).rejects.toMatchObject({ status: 404 })
    expect(await list({ accountId, childId })).toEqual({ items: [], nextCursor: null })
    await expect(read({ cursor: 'page-2' })).rejects.toMatchObject({ status: 400 })
    await expect(read({ from: '2026-02-30' })).rejects.toMatchObject({ status: 400 })
  })
})
