import { randomUUID } from 'node:crypto'
import type { LanguageModel } from '@pipit/conversation/ports'
import { describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { aFamily } from '../../testing/family.ts'
import { openSockets } from '../../testing/sockets.ts'
import { aConversation } from '../../testing/conversation.ts'
import { sweepTranscripts } from '../transcripts/retention-store.ts'
import { insightStore } from './insight-store.ts'
import { createInsightAggregator } from './aggregate-insights.ts'

const server = startTestServer()
const sockets = openSockets()

const daysAgo = (days: number, time = '10:00') => {
  const day = new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10)
  return { date: day, at: `${day}T${time}:00Z` }
}

/** A child whose days are aggregated by the job, as after any conversation. */
async function aChild() {
  const { accountId, bearer, child } = await aFamily(server)
  const childId = child.id
  const ofChild = { accountId, childId }
  const read = async (query = {}) =>
    (await server.call('GET /accounts/:accountId/children/:childId/insights', { params: ofChild, bearer, query })).items
  return {
    ...ofChild,
    bearer,
    read,
    async addConversation(startedAt: string, ...entries: Parameters<typeof aConversation>[1]['entries']) {
      const conversation = await aConversation(server, { ...ofChild, startedAt, entries })
      await insightStore(server.database).queueDay(childId, new Date(startedAt))
      await aggregated(childId)
      return conversation
    },
    query: (statement: string, ...values: unknown[]) => server.database.pool.query(statement, values),
    aggregated: () => aggregated(childId),
  }
}

/** Waits until every job about the child is done. */
async function aggregated(childId: string) {
  const waiting = 'select last_error from graphile_worker._private_jobs where strpos(payload::text, $1) > 0'
  const pendingJobs = async () => (await server.database.pool.query(waiting, [childId])).rows
  await expect.poll(pendingJobs, { timeout: 10_000, interval: 20 }).toEqual([])
}

describe('aggregation after a conversation', () => {
  test('the day of a conversation is aggregated after its end', async () => {
    const { read, addConversation } = await aChild()
    expect(await read()).toEqual([])
    const { date, at } = daysAgo(1)
    const { id } = await addConversation(at, 'Why do cats purr?', 'Good question!', 'My cat is called Tiger', 'Oh', {
      text: null,
      who: 'child',
    })
    expect(await read()).toEqual([
      {
        date,
        minutes: 0.8,
        conversations: 1,
        turns: 3,
        notUnderstood: 1,
        words: 9,
        differentWords: 9,
        questions: 1,
        flags: 0,
        newWords: ['called', 'cat', 'cats', 'do', 'is', 'my', 'purr', 'tiger', 'why'],
        longestSentence: { words: 5, quote: { entryId: `${id}-3`, text: 'My cat is called Tiger' } },
        mood: { label: 'not-enough', evidence: [] },
        topics: [{ name: 'Animals', mentions: 3 }],
        activities: [],
        languages: ['en'],
        bestMoments: [{ entryId: `${id}-1`, text: 'Why do cats purr?', why: 'A question' }],
        summary:
          'Less than a minute in 1 conversation. Your child said 9 words, 9 of them for the first time. It was mostly about animals. ' +
          'There was one question. That is too little to say more.',
        summarizedBy: 'rules',
      },
    ])
  })

  test('open pages are notified when a day was aggregated', async () => {
    const { accountId, bearer, addConversation } = await aChild()
    const page = await sockets.page(server.url, { token: bearer, accountId })
    await addConversation(daysAgo(1).at, 'hello')
    await expect.poll(() => page.received).toContain('insights')
  })

  test('words are new on the first day only, in whatever order the days are aggregated', async () => {
    const { read, addConversation } = await aChild()
    const newWords = async () => Object.fromEntries((await read()).map(({ date, newWords: words }) => [date, words]))
    const [first, second] = [daysAgo(3), daysAgo(2)]
    await addConversation(second.at, 'red blue')
    expect(await newWords()).toEqual({ [second.date]: ['blue', 'red'] })
    await addConversation(first.at, 'red green')
    expect(await newWords()).toEqual({ [second.date]: ['blue'], [first.date]: ['green', 'red'] })
  })

  test('days are those of the family’s time zone, also after it has changed', async () => {
    const { accountId, childId, bearer, read, addConversation } = await aChild()
    const { date, at } = daysAgo(5, '23:30')
    await addConversation(at, 'good night moon')
    await addConversation(daysAgo(5).at, 'hello sun')
    expect(await read()).toMatchObject([{ date, conversations: 2 }])
    await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { timeZone: 'Asia/Tokyo' } })
    await aggregated(childId)
    expect(await read()).toMatchObject([
      { date: daysAgo(4).date, conversations: 1, newWords: ['good', 'moon', 'night'] },
      { date, conversations: 1, newWords: ['hello', 'sun'] },
    ])
  })

  test('a conversation whose end was missed is aggregated when the day is over', async () => {
    const { accountId, childId, read, aggregated: done } = await aChild()
    await aConversation(server, { accountId, childId, startedAt: daysAgo(1).at, entries: ['hello there'] })
    expect(await read()).toEqual([])
    await insightStore(server.database).queueEndedDays()
    await done()
    expect(await read()).toMatchObject([{ words: 2 }])
  })
})

describe('aggregation after a deletion', () => {
  test('when a parent deletes an entry, its day is aggregated without it', async () => {
    const { accountId, childId, read, addConversation, bearer, aggregated: done } = await aChild()
    const { date, at } = daysAgo(2)
    const { id } = await addConversation(at, 'my secret dragon', 'Oh', 'hello')
    await addConversation(daysAgo(1).at, 'a dragon again')
    await server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId/:number', {
      params: { accountId, childId, conversationId: id, number: 1 },
      bearer,
    })
    await done()
    const [later, earlier] = await read()
    expect(earlier).toMatchObject({ date, words: 1, newWords: ['hello'], longestSentence: { words: 1 } })
    expect(later?.newWords, 'the word is now new on the later day').toEqual(['a', 'again', 'dragon'])
    expect(JSON.stringify(await read())).not.toContain('secret')
  })

  test('when a parent deletes a conversation, no insight or word of it remains', async () => {
    const { read, addConversation, query, childId, aggregated: done } = await aChild()
    const { id } = await addConversation(daysAgo(2).at, 'my secret dragon')
    await query('delete from conversations where id = $1', id)
    await done()
    expect(await read()).toEqual([])
    const { rows } = await query('select word from child_words where child_id = $1', childId)
    expect(rows).toEqual([])
  })

  test('when a parent deletes a child, no insights remain', async () => {
    const { accountId, childId, addConversation, bearer, query } = await aChild()
    await addConversation(daysAgo(2).at, 'my dragon')
    await server.call('DELETE /accounts/:accountId/children/:childId', { params: { accountId, childId }, bearer })
    await aggregated(childId)
    expect((await query('select from insights where child_id = $1', childId)).rowCount).toBe(0)
  })
})

describe('insights after the retention of text', () => {
  test('when the retention of text has passed, the figures remain without quotes', async () => {
    const { accountId, childId, read, addConversation, bearer, query, aggregated: done } = await aChild()
    const { date, at } = daysAgo(40)
    await addConversation(at, 'I love my red bike', 'Oh', 'I love it', 'Oh', 'I am happy')
    const [before] = await read()
    expect(before).toMatchObject({
      mood: { label: 'happy' },
      bestMoments: [{ text: 'I love my red bike', why: 'Sounds happy' }],
    })
    await query('update children set text_retention_days = 30 where id = $1', childId)
    await sweepTranscripts(server.database)
    await query('update children set text_retention_days = 365 where id = $1', childId)
    await query('select aggregate_day($1, $2)', childId, date)
    await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { timeZone: 'Asia/Tokyo' } })
    await done()
    expect((await query('select from transcript_entries where child_id = $1', childId)).rowCount).toBe(0)
    expect(await read()).toEqual([
      {
        ...before,
        longestSentence: { words: 5, quote: null },
        mood: { label: 'happy', evidence: [] },
        bestMoments: [],
      },
    ])
  })
})

describe('listing insights', () => {
  /** A child with insights of five years, as the job writes them. */
  async function aChildWithFiveYears() {
    const child = await aChild()
    await child.query(
      `insert into insights (child_id, date, figures, quotes, words, aggregated_at)
       select $1, current_date - day, '{"minutes": 1, "conversations": 1, "turns": 1, "notUnderstood": 0, "words": 2, "differentWords": 2,
         "longestSentence": 2, "questions": 0, "flags": 0, "mood": "not-enough", "topics": [], "activities": [], "languages": []}',
         null, '{}', now() from generate_series(1, 1826) day`,
      child.childId,
    )
    return child
  }

  test('a year is read with one query', async () => {
    const { read, query, childId } = await aChildWithFiveYears()
    await query(
      `insert into child_words select $1, 'word' || day, current_date - day from generate_series(1, 365) day`,
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
    const { accountId, childId, bearer, read } = await aChild()
    const neighbour = await aChild()
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

describe('summaries of a language model', () => {
  const response = {
    summary: 'Many thoughts about whales.',
    quotes: ['whales are bigger than a bus'],
    topics: [{ name: 'Whales', words: ['whales'] }],
  }

  function createAggregator(reply: object) {
    const think = vi.fn<LanguageModel['think']>(async function* () {
      yield JSON.stringify(reply)
    })
    return {
      think,
      aggregator: createInsightAggregator({
        database: server.database,
        languageModel: { think },
        log: server.failureLog,
        announce: () => undefined,
      }),
    }
  }

  async function aDay() {
    const child = await aChild()
    const { date, at } = daysAgo(2)
    await child.addConversation(at, 'whales are bigger than a bus', 'Oh', 'I like whales and a dog and a cat')
    return { ...child, date, at }
  }

  test('the summary and topics of the language model are shown until the day changes', async () => {
    const { childId, date, at, read, addConversation } = await aDay()
    const { think, aggregator } = createAggregator(response)
    await aggregator.aggregateDay({ childId, date })
    expect(await read()).toMatchObject([
      { summary: response.summary, topics: [{ name: 'Whales', mentions: 2 }], summarizedBy: 'model' },
    ])
    await aggregator.aggregateDay({ childId, date })
    expect(think).toHaveBeenCalledTimes(1)
    await addConversation(at, 'one more thing')
    expect(await read()).toMatchObject([{ topics: [{ name: 'Animals', mentions: 4 }], summarizedBy: 'rules' }])
  })

  test('if the language model makes things up, the summary is made of the figures', async () => {
    const { childId, date, read } = await aDay()
    const [before] = await read()
    await createAggregator({ ...response, quotes: ['whales are evil and so is mummy'] }).aggregator.aggregateDay({
      childId,
      date,
    })
    expect(await read()).toEqual([before])
  })
})
