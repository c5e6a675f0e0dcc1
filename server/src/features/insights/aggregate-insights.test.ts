import { describe, expect, test } from 'vitest'
import { aConversation } from '@pipit/test-kit/conversation'
import { everyDay, zoneAtNoon } from '@pipit/test-kit/screen-time'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { sweepTranscripts } from '../transcripts/retention-store.ts'
import { insightStore } from './insight-store.ts'
import { aChildWithInsights, daysAgo } from './testing/child-with-insights.ts'

const server = startTestServer()
const sockets = openSockets()
/** The entries of two minutes: one every ten seconds. */
const twoMinutes = ['hello', ...Array.from({ length: 11 }, () => ({ text: 'Oh', who: 'coach' as const }))]

describe('aggregation after a conversation', () => {
  test('the day of a conversation is aggregated after its end', async () => {
    const { read, addConversation } = await aChildWithInsights(server)
    expect(await read()).toEqual([])
    const { date, at } = daysAgo(1)
    const { id } = await addConversation(at, 'Why do cats purr?', 'Good question!', 'My cat is called Tiger', 'Oh', {
      text: null,
      who: 'child',
    })
    expect(await read()).toEqual([
      {
        date,
        minutes: 0,
        hours: [{ hour: 10, minutes: 0 }],
        allowedMinutes: null,
        conversations: 1,
        turns: 3,
        notUnderstood: 1,
        words: 9,
        differentWords: 5,
        questions: 1,
        flags: 0,
        newWords: ['called', 'cat', 'cats', 'purr', 'tiger'],
        longestSentence: { words: 5, quote: { entryId: `${id}-3`, text: 'My cat is called Tiger' } },
        mood: { label: 'not-enough', evidence: [] },
        topics: [{ name: 'Animals', mentions: 4 }],
        activities: [],
        languages: ['en'],
        bestMoments: [
          { entryId: `${id}-1`, text: 'Why do cats purr?', reason: { code: 'question', count: null }, points: 3 },
        ],
        summary:
          'Less than a minute in 1 conversation. Your child said 9 words, 5 of them for the first time. It was mostly about animals. ' +
          'There was one question. That is too little to say more.',
        summarizedBy: 'rules',
      },
    ])
  })

  test('a day has the minutes that were allowed on it, with what was granted, and keeps them when it is over', async () => {
    const { accountId, childId, bearer, read, addConversation, query, waitForJobs } = await aChildWithInsights(server)
    const params = { accountId, childId }
    const allow = (minutes: number | null) =>
      server.call('PATCH /accounts/:accountId/children/:childId', {
        params,
        bearer,
        body: { screenTime: everyDay({ minutes }) },
      })
    const allowed = async () => (await read()).map(({ allowedMinutes }) => allowedMinutes)
    const stored = async () => {
      await waitForJobs()
      const { rows } = await query(
        'select allowed_minutes from insights where child_id = $1 order by date desc',
        childId,
      )
      return rows.map((row: { allowed_minutes: number }) => row.allowed_minutes)
    }
    await allow(45)
    const today = `${daysAgo(0).date}T00:00:00Z`
    await addConversation(daysAgo(1).at, 'hello')
    await addConversation(today, 'hello')
    expect(await allowed()).toEqual([45, 45])
    await allow(20)
    expect(await allowed(), 'at once').toEqual([20, 45])
    expect(await stored()).toEqual([20, 45])
    const { grantId } = await server.call('POST /accounts/:accountId/children/:childId/screen-time/grants', {
      params,
      bearer,
      body: { minutes: 15 },
    })
    await addConversation(daysAgo(1).at, 'hello again')
    expect(await allowed()).toEqual([35, 45])
    expect(await stored()).toEqual([35, 45])
    await server.call('DELETE /accounts/:accountId/children/:childId/screen-time/grants/:grantId', {
      params: { ...params, grantId },
      bearer,
    })
    expect(await stored()).toEqual([20, 45])
    await query(
      `insert into plans (id, name, description, minutes_per_day, weekly_reports, position, is_default)
       values ('ten-minutes', 'Ten minutes', '', 10, true, 99, false)`,
    )
    await query("update accounts set subscription = 'ten-minutes' where id = $1", accountId)
    expect(await allowed()).toEqual([10, 45])
    expect(await stored()).toEqual([10, 45])
  })

  test('the minutes of a day are those of the allowance: two devices count once, and what was refused counts nothing', async () => {
    const { accountId, childId, bearer, read, addConversation, query } = await aChildWithInsights(server)
    const body = { timeZone: zoneAtNoon().timeZone }
    await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body })
    const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString()
    const { id: refused } = await addConversation(minutesAgo(40), ...twoMinutes)
    await query('update conversations set uses_time = false where id = $1', refused)
    await addConversation(minutesAgo(30), ...twoMinutes)
    await addConversation(minutesAgo(29), ...twoMinutes)
    expect(await read()).toMatchObject([{ minutes: 3, conversations: 2 }])
    const running = await aConversation(server, {
      accountId,
      childId,
      startedAt: minutesAgo(5),
      entries: ['hi'],
      isOver: false,
    })
    await query('update conversations set alive_at = now() where id = $1', running.id)
    expect((await read())[0]?.minutes, 'time runs').toBeGreaterThanOrEqual(8)
    const home = await server.call('GET /accounts/:accountId/home', { params: { accountId }, bearer })
    expect(home.children).toMatchObject([{ allowance: { usedMinutes: 8 }, conversationsToday: 3 }])
  })

  test('a day with nothing but a conversation that was refused has no insight', async () => {
    const { read, addConversation, query, childId, waitForJobs } = await aChildWithInsights(server)
    const { date, at } = daysAgo(1)
    const { id } = await addConversation(at, { text: 'I am resting now.', who: 'coach' })
    await query('update conversations set uses_time = false where id = $1', id)
    await query('select aggregate_day(account_id, id, $2) from children where id = $1', childId, date)
    await waitForJobs()
    expect(await read()).toEqual([])
  })

  test('a conversation that lasts beyond midnight has minutes on both days, and its words on the first', async () => {
    const { read, addConversation, query, waitForJobs } = await aChildWithInsights(server)
    const { id } = await addConversation(daysAgo(6, '23:59').at, ...twoMinutes)
    expect(await read()).toMatchObject([
      {
        date: daysAgo(5).date,
        minutes: 1,
        conversations: 0,
        words: 0,
        summary: '1 minute, of a conversation that began the day before or was deleted.',
      },
      { date: daysAgo(6).date, minutes: 1, conversations: 1, words: 1 },
    ])
    await query('delete from conversations where id = $1', id)
    await waitForJobs()
    expect(await read()).toEqual([])
  })

  test('open pages are notified when a day was aggregated', async () => {
    const { accountId, bearer, addConversation } = await aChildWithInsights(server)
    const page = await sockets.page(server.url, { token: bearer, accountId })
    await addConversation(daysAgo(1).at, 'hello')
    await expect.poll(() => page.received).toContain('insights')
  })

  test('words are new on the first day only, in whatever order the days are aggregated', async () => {
    const { read, addConversation } = await aChildWithInsights(server)
    const newWords = async () => Object.fromEntries((await read()).map(({ date, newWords: words }) => [date, words]))
    const [first, second] = [daysAgo(3), daysAgo(2)]
    await addConversation(second.at, 'red blue')
    expect(await newWords()).toEqual({ [second.date]: ['blue', 'red'] })
    await addConversation(first.at, 'red green')
    expect(await newWords()).toEqual({ [second.date]: ['blue'], [first.date]: ['green', 'red'] })
  })

  test('days are those of the family’s time zone, also after it has changed', async () => {
    const { accountId, bearer, read, addConversation, waitForJobs } = await aChildWithInsights(server)
    const { date, at } = daysAgo(5, '23:30')
    await addConversation(at, 'good night moon')
    await addConversation(daysAgo(5).at, 'hello sun')
    await addConversation(daysAgo(5, '14:59').at, ...twoMinutes)
    expect(await read()).toMatchObject([{ date, conversations: 3, minutes: 2 }])
    await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { timeZone: 'Asia/Tokyo' } })
    await waitForJobs()
    expect(await read()).toMatchObject([
      { date: daysAgo(4).date, conversations: 1, minutes: 1, newWords: ['good', 'moon', 'night'] },
      { date, conversations: 2, minutes: 1, newWords: ['hello', 'sun'] },
    ])
  })

  test('a conversation whose end was missed is aggregated when the day is over', async () => {
    const { accountId, childId, read, waitForJobs } = await aChildWithInsights(server)
    await aConversation(server, { accountId, childId, startedAt: daysAgo(2, '23:59').at, entries: twoMinutes })
    expect(await read()).toEqual([])
    await insightStore(server.database).queueEndedDays()
    await waitForJobs()
    expect(await read()).toMatchObject([
      { minutes: 1, words: 0 },
      { minutes: 1, words: 1 },
    ])
  })
})

describe('aggregation after a deletion', () => {
  test('when a parent deletes an entry, its day is aggregated without it', async () => {
    const { accountId, childId, read, addConversation, bearer, waitForJobs } = await aChildWithInsights(server)
    const { date, at } = daysAgo(2)
    const { id } = await addConversation(at, 'my secret dragon', 'Oh', 'hello')
    await addConversation(daysAgo(1).at, 'a dragon again')
    await server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId/:number', {
      params: { accountId, childId, conversationId: id, number: 1 },
      bearer,
    })
    await waitForJobs()
    const [later, earlier] = await read()
    expect(earlier).toMatchObject({ date, words: 1, newWords: ['hello'], longestSentence: { words: 1 } })
    expect(later?.newWords, 'the word is now new on the later day').toEqual(['dragon'])
    expect(JSON.stringify(await read())).not.toContain('secret')
  })

  test('when a parent deletes a conversation, no word of it remains, and its time only as long as the allowance counts it', async () => {
    const { read, addConversation, query, childId, waitForJobs } = await aChildWithInsights(server)
    const { id } = await addConversation(daysAgo(2).at, 'my secret dragon')
    await query('delete from conversations where id = $1', id)
    await waitForJobs()
    expect(await read()).toMatchObject([{ minutes: 0, conversations: 0, words: 0, newWords: [] }])
    // The sweep does this after three days.
    await query('delete from talk_times_of_deleted where child_id = $1', childId)
    await waitForJobs()
    expect(await read()).toEqual([])
    const { rows } = await query('select word from child_words where child_id = $1', childId)
    expect(rows).toEqual([])
  })

  test('when a parent deletes a child, no insights remain', async () => {
    const { accountId, childId, addConversation, bearer, query, waitForJobs } = await aChildWithInsights(server)
    await addConversation(daysAgo(2).at, 'my dragon')
    await server.call('DELETE /accounts/:accountId/children/:childId', { params: { accountId, childId }, bearer })
    await waitForJobs()
    expect((await query('select from insights where child_id = $1', childId)).rowCount).toBe(0)
  })
})

describe('insights after the retention of text', () => {
  test('when the retention of text has passed, the figures remain without quotes', async () => {
    const { accountId, childId, read, addConversation, bearer, query, waitForJobs } = await aChildWithInsights(server)
    const { date, at } = daysAgo(40)
    await addConversation(at, 'I love my red bike', 'Oh', 'I love it', 'Oh', 'I am happy')
    const [before] = await read()
    expect(before).toMatchObject({
      mood: { label: 'happy' },
      bestMoments: [{ text: 'I love my red bike', reason: { code: 'joy' } }],
    })
    await query('update children set text_retention_days = 30 where id = $1', childId)
    await sweepTranscripts(server.database)
    await query('update children set text_retention_days = 365 where id = $1', childId)
    await query('select aggregate_day(account_id, id, $2) from children where id = $1', childId, date)
    await server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { timeZone: 'Asia/Tokyo' } })
    await waitForJobs()
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
