import { randomUUID } from 'node:crypto'
import type { LanguageModel } from '@pipit/conversation/ports'
import { describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { aFamily } from '../../testing/family.ts'
import { openSockets } from '../../testing/sockets.ts'
import { aTalk } from '../../testing/talk.ts'
import { sweepTranscripts } from '../transcripts/retention-store.ts'
import { aggregateAfterConversation } from './aggregate-after-conversation.ts'
import { aggregateEndedDays } from './aggregate-ended-days.ts'
import { createInsightAggregator } from './aggregate-insights.ts'

const server = startTestServer()
const sockets = openSockets()

const daysAgo = (days: number, time = '10:00') => {
  const day = new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10)
  return { date: day, at: `${day}T${time}:00Z` }
}

/** A child who talks, and whose days are counted by the job as after any conversation. */
async function aTalkingChild() {
  const { accountId, bearer, child } = await aFamily(server)
  const childId = child.id
  const ofChild = { accountId, childId }
  const read = async (query = {}) =>
    (await server.call('GET /accounts/:accountId/children/:childId/insights', { params: ofChild, bearer, query })).items
  return {
    ...ofChild,
    bearer,
    read,
    async talk(startedAt: string, ...said: Parameters<typeof aTalk>[1]['said']) {
      const talked = await aTalk(server, { ...ofChild, startedAt, said })
      await aggregateAfterConversation(server.database, childId, new Date(startedAt))
      await counted(childId)
      return talked
    },
    query: (statement: string, ...values: unknown[]) => server.database.pool.query(statement, values),
    counted: () => counted(childId),
  }
}

/** Until every job about the child is done. */
async function counted(childId: string) {
  const waiting = 'select last_error from graphile_worker._private_jobs where strpos(payload::text, $1) > 0'
  const left = async () => (await server.database.pool.query(waiting, [childId])).rows
  await expect.poll(left, { timeout: 10_000, interval: 20 }).toEqual([])
}

describe('after a conversation', () => {
  test('its day is counted', async () => {
    const { read, talk } = await aTalkingChild()
    expect(await read()).toEqual([])
    const { date, at } = daysAgo(1)
    const { id } = await talk(at, 'Why do cats purr?', 'Good question!', 'My cat is called Tiger', 'Oh', {
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

  test('open pages are told', async () => {
    const { accountId, bearer, talk } = await aTalkingChild()
    const page = await sockets.page(server.url, { token: bearer, accountId })
    await talk(daysAgo(1).at, 'hello')
    await expect.poll(() => page.heard).toContain('insights')
  })

  test('words are new on the first day only, whatever the order in which days are counted', async () => {
    const { read, talk } = await aTalkingChild()
    const newWords = async () => Object.fromEntries((await read()).map(({ date, newWords: words }) => [date, words]))
    const [first, second] = [daysAgo(3), daysAgo(2)]
    await talk(second.at, 'red blue')
    expect(await newWords()).toEqual({ [second.date]: ['blue', 'red'] })
    await talk(first.at, 'red green')
    expect(await newWords()).toEqual({ [second.date]: ['blue'], [first.date]: ['green', 'red'] })
  })

  test('days are those of the family’s time zone, also after it has moved', async () => {
    const { accountId, childId, bearer, read, talk } = await aTalkingChild()
    const { date, at } = daysAgo(5, '23:30')
    await talk(at, 'good night moon')
    await talk(daysAgo(5).at, 'hello sun')
    expect(await read()).toMatchObject([{ date, conversations: 2 }])
    await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { timeZone: 'Asia/Tokyo' } })
    await counted(childId)
    expect(await read()).toMatchObject([
      { date: daysAgo(4).date, conversations: 1, newWords: ['good', 'moon', 'night'] },
      { date, conversations: 1, newWords: ['hello', 'sun'] },
    ])
  })

  test('one whose end nobody told of is counted when the day is over', async () => {
    const { accountId, childId, read, counted: done } = await aTalkingChild()
    await aTalk(server, { accountId, childId, startedAt: daysAgo(1).at, said: ['hello there'] })
    expect(await read()).toEqual([])
    await aggregateEndedDays(server.database)
    await done()
    expect(await read()).toMatchObject([{ words: 2 }])
  })
})

describe('when a parent deletes', () => {
  test('one thing that was said, its day is counted without it', async () => {
    const { accountId, childId, read, talk, bearer, counted: done } = await aTalkingChild()
    const { date, at } = daysAgo(2)
    const { id } = await talk(at, 'my secret dragon', 'Oh', 'hello')
    await talk(daysAgo(1).at, 'a dragon again')
    await server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId/:number', {
      params: { accountId, childId, conversationId: id, number: 1 },
      bearer,
    })
    await done()
    const [later, earlier] = await read()
    expect(earlier).toMatchObject({ date, words: 1, newWords: ['hello'], longestSentence: { words: 1 } })
    expect(later?.newWords, 'it is on the later day that the word was first said').toEqual(['a', 'again', 'dragon'])
    expect(JSON.stringify(await read())).not.toContain('secret')
  })

  test('the whole conversation, nothing of it is left', async () => {
    const { read, talk, query, childId, counted: done } = await aTalkingChild()
    const { id } = await talk(daysAgo(2).at, 'my secret dragon')
    await query('delete from conversations where id = $1', id)
    await done()
    expect(await read()).toEqual([])
    const { rows } = await query('select word from child_words where child_id = $1', childId)
    expect(rows).toEqual([])
  })

  test('the child, nothing is counted and nothing is left', async () => {
    const { accountId, childId, talk, bearer, query } = await aTalkingChild()
    await talk(daysAgo(2).at, 'my dragon')
    await server.call('DELETE /accounts/:accountId/children/:childId', { params: { accountId, childId }, bearer })
    await counted(childId)
    expect((await query('select from insights where child_id = $1', childId)).rowCount).toBe(0)
  })
})

describe('when the text is kept no longer', () => {
  test('the figures stay and the child’s sentences go, also when it would be kept longer again', async () => {
    const { accountId, childId, read, talk, bearer, query, counted: done } = await aTalkingChild()
    const { date, at } = daysAgo(40)
    await talk(at, 'I love my red bike', 'Oh', 'I love it', 'Oh', 'I am happy')
    const [before] = await read()
    expect(before).toMatchObject({
      mood: { label: 'happy' },
      bestMoments: [{ text: 'I love my red bike', why: 'Sounds happy' }],
    })
    await query('update children set keep_text_days = 30 where id = $1', childId)
    await sweepTranscripts(server.database)
    await query('update children set keep_text_days = 365 where id = $1', childId)
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

describe('a child’s days', () => {
  /** Five years of them, as the job would have written them. */
  async function fiveYears() {
    const child = await aTalkingChild()
    await child.query(
      `insert into insights (child_id, date, figures, quotes, words, aggregated_at)
       select $1, current_date - day, '{"minutes": 1, "conversations": 1, "turns": 1, "notUnderstood": 0, "words": 2, "differentWords": 2,
         "longestSentence": 2, "questions": 0, "flags": 0, "mood": "not-enough", "topics": [], "activities": [], "languages": []}',
         null, '{}', now() from generate_series(1, 1826) day`,
      child.childId,
    )
    return child
  }

  test('of a year are one query', async () => {
    const { read, query, childId } = await fiveYears()
    await query(
      `insert into child_words select $1, 'word' || day, current_date - day from generate_series(1, 365) day`,
      childId,
    )
    const asked = vi.spyOn(server.database.pool, 'query')
    const year = await read({ from: daysAgo(365).date, to: daysAgo(1).date, limit: 366 })
    const queries = asked.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('insights')).length
    asked.mockRestore()
    expect(year).toHaveLength(365)
    expect(year[0]).toMatchObject({ date: daysAgo(1).date, newWords: ['word1'] })
    expect(queries).toBe(1)
  })

  test('come page by page, newest first, each once', async () => {
    const { accountId, childId, bearer } = await fiveYears()
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

  test('are nobody else’s, and of nobody else', async () => {
    const { accountId, childId, bearer, read } = await aTalkingChild()
    const neighbour = await aTalkingChild()
    const ask = (params: { accountId: string; childId: string }) =>
      server.call('GET /accounts/:accountId/children/:childId/insights', { params, bearer })
    await expect(ask({ accountId: neighbour.accountId, childId: neighbour.childId })).rejects.toMatchObject({
      status: 404,
    })
    await expect(ask({ accountId, childId: neighbour.childId })).rejects.toMatchObject({ status: 404 })
    await expect(ask({ accountId, childId: randomUUID() })).rejects.toMatchObject({ status: 404 })
    expect(await ask({ accountId, childId })).toEqual({ items: [], nextCursor: null })
    await expect(read({ cursor: 'page-2' })).rejects.toMatchObject({ status: 400 })
    await expect(read({ from: '2026-02-30' })).rejects.toMatchObject({ status: 400 })
  })
})

describe('with a language model', () => {
  const answer = {
    summary: 'Many thoughts about whales.',
    quotes: ['whales are bigger than a bus'],
    topics: [{ name: 'Whales', words: ['whales'] }],
  }

  function aMind(given: object) {
    const think = vi.fn<LanguageModel['think']>(async function* () {
      yield JSON.stringify(given)
    })
    return {
      think,
      folder: createInsightAggregator({
        database: server.database,
        languageModel: { think },
        announce: () => undefined,
      }),
    }
  }

  async function aDay() {
    const child = await aTalkingChild()
    const { date, at } = daysAgo(2)
    await child.talk(at, 'whales are bigger than a bus', 'Oh', 'I like whales and a dog and a cat')
    return { ...child, date, at }
  }

  test('the summary and the topics are its own, until the day changes', async () => {
    const { childId, date, at, read, talk } = await aDay()
    const { think, folder } = aMind(answer)
    await folder.aggregateDay({ childId, date })
    expect(await read()).toMatchObject([
      { summary: answer.summary, topics: [{ name: 'Whales', mentions: 2 }], summarizedBy: 'model' },
    ])
    await folder.aggregateDay({ childId, date })
    expect(think).toHaveBeenCalledTimes(1)
    await talk(at, 'one more thing')
    expect(await read()).toMatchObject([{ topics: [{ name: 'Animals', mentions: 4 }], summarizedBy: 'rules' }])
  })

  test('that makes things up, the day is told by its figures', async () => {
    const { childId, date, read } = await aDay()
    const [before] = await read()
    await aMind({ ...answer, quotes: ['whales are evil and so is mummy'] }).folder.aggregateDay({ childId, date })
    expect(await read()).toEqual([before])
  })
})
