import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamily } from '@pipit/test-kit/family'
import { aFlag, aConversation } from '@pipit/test-kit/conversation'
import { recordingStore } from './recordings/recording-store.ts'
import { sweepTranscripts } from './retention-store.ts'

const server = startTestServer()

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** A child with these retention periods in days. */
async function aChild(days: { text?: number; speech?: number; vision?: number }) {
  const { accountId, bearer, child } = await aFamily(server)
  const params = { accountId, childId: child.id }
  const body = {
    textRetentionDays: days.text ?? 365,
    speechRetentionDays: days.speech ?? 0,
    visionRetentionDays: days.vision ?? 0,
  }
  await server.call('PATCH /accounts/:accountId/children/:childId', { params, bearer, body })
  return {
    ...params,
    addConversation: (startedAt: string, entries: string[], isOver = true) =>
      aConversation(server, { ...params, startedAt, entries, isOver }),
    texts: async () =>
      (await server.call('GET /accounts/:accountId/children/:childId/transcripts', { params, bearer })).items.map(
        ({ text }) => text,
      ),
    async recorded() {
      const { rows } = await server.database.pool.query<{ kind: string }>(
        'select kind from recordings where child_id = $1 order by kind',
        [child.id],
      )
      return rows.map(({ kind }) => kind)
    },
    async count(table: 'flags' | 'conversations') {
      return (await server.database.pool.query(`select from ${table} where child_id = $1`, [child.id])).rowCount
    },
  }
}

/** Only the row, without a file. */
function record(entry: ReturnType<Awaited<ReturnType<typeof aConversation>>['entry']>, kind: 'speech' | 'vision') {
  return recordingStore(server.database).add({
    ...entry,
    kind,
    file: randomBytes(16).toString('hex'),
    milliseconds: null,
  })
}

test('text is deleted after its retention, together with the empty conversation', async () => {
  const { addConversation, texts, count } = await aChild({ text: 7 })
  await addConversation(daysAgo(7.1), ['too old'])
  await addConversation(daysAgo(6.9), ['recent'])
  await sweepTranscripts(server.database)
  expect(await texts()).toEqual(['recent'])
  expect(await count('conversations')).toBe(1)
})

test('each child has its own retention', async () => {
  const [short, long] = [await aChild({ text: 1 }), await aChild({ text: 365 })]
  for (const { addConversation } of [short, long]) await addConversation(daysAgo(30), ['a month ago'])
  await sweepTranscripts(server.database)
  expect(await short.texts()).toEqual([])
  expect(await long.texts()).toEqual(['a month ago'])
})

test('text with a retention of zero is deleted when the day is over, and never during a conversation', async () => {
  const { addConversation, texts } = await aChild({ text: 0 })
  await addConversation(daysAgo(1), ['yesterday'])
  await addConversation(daysAgo(0), ['today'])
  await addConversation(daysAgo(1.1), ['still talking'], false)
  await sweepTranscripts(server.database)
  expect(await texts()).toEqual(['today', 'still talking'])
})

test('speech and pictures have their own retention', async () => {
  const { addConversation, texts, recorded } = await aChild({ text: 365, speech: 3, vision: 10 })
  const { entry } = await addConversation(daysAgo(5), ['Look!'])
  await record(entry(1), 'speech')
  await record(entry(1), 'vision')
  await sweepTranscripts(server.database)
  expect(await recorded()).toEqual(['vision'])
  expect(await texts()).toEqual(['Look!'])
})

test('an entry loses its text but stays until its recording is deleted', async () => {
  const { addConversation, texts, recorded, childId, count } = await aChild({ text: 2, speech: 10 })
  const { entry } = await addConversation(daysAgo(5), ['Listen!', 'I do'])
  await record(entry(1), 'speech')
  await sweepTranscripts(server.database)
  expect(await texts()).toEqual([null])
  expect(await recorded()).toEqual(['speech'])
  await server.database.pool.query('update children set speech_retention_days = 0 where id = $1', [childId])
  await sweepTranscripts(server.database)
  expect(await recorded()).toEqual([])
  expect(await texts()).toEqual([])
  expect(await count('conversations')).toBe(0)
})

test('the file of a deleted recording is scheduled for deletion', async () => {
  const { addConversation } = await aChild({ text: 365, speech: 1 })
  const { entry } = await addConversation(daysAgo(2), ['Listen!'])
  await record(entry(1), 'speech')
  const { rows } = await server.database.pool.query<{ file: string }>(
    'select file from recordings where conversation_id = $1',
    [entry(1).conversationId],
  )
  await sweepTranscripts(server.database)
  expect(
    (await server.database.pool.query('select from files_to_delete where file = $1', [rows[0]?.file])).rowCount,
  ).toBe(1)
})

test('a flag is stored for 30 days, however short the retention of text is', async () => {
  const { addConversation, count } = await aChild({ text: 0 })
  const recent = await addConversation(daysAgo(29), ['I am sad'])
  await aFlag(server, recent.entry(1))
  const old = await addConversation(daysAgo(31), ['I was sad'])
  await aFlag(server, old.entry(1))
  await sweepTranscripts(server.database)
  expect(await count('flags')).toBe(1)
  expect(await count('conversations')).toBe(1)
})

test('one run of the sweep deletes more than one batch', async () => {
  const { accountId, childId, texts } = await aChild({ text: 1 })
  await aConversation(server, {
    accountId,
    childId,
    startedAt: daysAgo(9),
    entries: Array.from({ length: 4500 }, (_, index) => `turn ${index}`),
  })
  await sweepTranscripts(server.database)
  expect(await texts()).toEqual([])
})
