import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { aFamily } from '../../testing/family.ts'
import { aFlag, aTalk } from '../../testing/talk.ts'
import { recordingStore } from './recordings/recording-store.ts'
import { sweepTranscripts } from './retention-store.ts'

const server = startTestServer()

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** A child whose parent decided what is kept for how long. */
async function aChild(keep: { text?: number; speech?: number; vision?: number }) {
  const { accountId, bearer, child } = await aFamily(server)
  const params = { accountId, childId: child.id }
  const body = { keepTextDays: keep.text ?? 365, keepSpeechDays: keep.speech ?? 0, keepVisionDays: keep.vision ?? 0 }
  await server.call('PATCH /accounts/:accountId/children/:childId', { params, bearer, body })
  return {
    ...params,
    talk: (startedAt: string, said: string[], isOver = true) => aTalk(server, { ...params, startedAt, said, isOver }),
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

/** The row alone: what is in the file makes no difference here. */
function record(entry: ReturnType<Awaited<ReturnType<typeof aTalk>>['entry']>, kind: 'speech' | 'vision') {
  return recordingStore(server.database).add({
    ...entry,
    kind,
    file: randomBytes(16).toString('hex'),
    milliseconds: null,
  })
}

test('text goes after as many days as the parent said, and an empty conversation with it', async () => {
  const { talk, texts, count } = await aChild({ text: 7 })
  await talk(daysAgo(7.1), ['too old'])
  await talk(daysAgo(6.9), ['still kept'])
  await sweepTranscripts(server.database)
  expect(await texts()).toEqual(['still kept'])
  expect(await count('conversations')).toBe(1)
})

test('every child has its own time, and nothing of another child goes', async () => {
  const [short, long] = [await aChild({ text: 1 }), await aChild({ text: 365 })]
  for (const { talk } of [short, long]) await talk(daysAgo(30), ['a month ago'])
  await sweepTranscripts(server.database)
  expect(await short.texts()).toEqual([])
  expect(await long.texts()).toEqual(['a month ago'])
})

test('text that is not kept at all goes when the day is over, never during a conversation', async () => {
  const { talk, texts } = await aChild({ text: 0 })
  await talk(daysAgo(1), ['yesterday'])
  await talk(daysAgo(0), ['today'])
  await talk(daysAgo(1.1), ['still talking'], false)
  await sweepTranscripts(server.database)
  expect(await texts()).toEqual(['today', 'still talking'])
})

test('speech and pictures go by times of their own', async () => {
  const { talk, texts, recorded } = await aChild({ text: 365, speech: 3, vision: 10 })
  const { entry } = await talk(daysAgo(5), ['Look!'])
  await record(entry(1), 'speech')
  await record(entry(1), 'vision')
  await sweepTranscripts(server.database)
  expect(await recorded()).toEqual(['vision'])
  expect(await texts()).toEqual(['Look!'])
})

test('a turn stays without its words while its recording is kept, and goes with it', async () => {
  const { talk, texts, recorded, childId, count } = await aChild({ text: 2, speech: 10 })
  const { entry } = await talk(daysAgo(5), ['Listen!', 'I do'])
  await record(entry(1), 'speech')
  await sweepTranscripts(server.database)
  expect(await texts()).toEqual([null])
  expect(await recorded()).toEqual(['speech'])
  await server.database.pool.query('update children set keep_speech_days = 0 where id = $1', [childId])
  await sweepTranscripts(server.database)
  expect(await recorded()).toEqual([])
  expect(await texts()).toEqual([])
  expect(await count('conversations')).toBe(0)
})

test('the files of what goes are noted to be deleted', async () => {
  const { talk } = await aChild({ text: 365, speech: 1 })
  const { entry } = await talk(daysAgo(2), ['Listen!'])
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

test('a flag can be seen for thirty days, however short the text is kept', async () => {
  const { talk, count } = await aChild({ text: 0 })
  const recent = await talk(daysAgo(29), ['I am sad'])
  await aFlag(server, recent.entry(1))
  const old = await talk(daysAgo(31), ['I was sad'])
  await aFlag(server, old.entry(1))
  await sweepTranscripts(server.database)
  expect(await count('flags')).toBe(1)
  expect(await count('conversations')).toBe(1)
})

test('more than one portion goes in one run', async () => {
  const { accountId, childId, texts } = await aChild({ text: 1 })
  await aTalk(server, {
    accountId,
    childId,
    startedAt: daysAgo(9),
    said: Array.from({ length: 4500 }, (_, index) => `turn ${index}`),
  })
  await sweepTranscripts(server.database)
  expect(await texts()).toEqual([])
})
