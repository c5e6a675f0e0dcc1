import { sql } from '@pipit/database/sql'
import { expect, test } from 'vitest'
import { rememberFacts } from '../features/memories/remember-facts.ts'
import { sweepTranscripts } from '../features/transcripts/retention-store.ts'
import { transcriptPage, type PageRequest } from '../features/transcripts/transcript-page-store.ts'
import { aConversation } from '@pipit/test-kit/conversation'
import { downloadExport } from '@pipit/test-kit/download-export'
import { aFamily } from '@pipit/test-kit/family'
import { createLaterDatabases } from '@pipit/test-kit/later-database'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { maintainPartitions } from './maintain-partitions.ts'

const server = startTestServer()
const databaseIn = createLaterDatabases(server)
const dayMs = 86_400_000

/** The first day of the month that is so many months away, in UTC. */
function monthIn(months: number) {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
}

const tenthOf = (month: Date) => new Date(month.getTime() + 9 * dayMs)
const partitionOf = (moment: Date) => `transcript_entries_${moment.toISOString().slice(0, 7).replace('-', '_')}`

async function listPartitions() {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select relname as name from pg_class
      where oid in (select inhrelid from pg_inherits where inhparent = 'transcript_entries'::regclass) order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function aChild() {
  const { accountId, bearer, child } = await aFamily(server)
  const params = { accountId, childId: child.id }
  return {
    params,
    bearer,
    talk: (startedAt: Date, ...entries: string[]) =>
      aConversation(server, { ...params, startedAt: startedAt.toISOString(), entries }),
    read: async (query: { search?: string } = {}) =>
      (
        await server.call('GET /accounts/:accountId/children/:childId/transcripts', { params, bearer, query })
      ).items.map(({ text }) => text),
    /** The partitions that hold the child's words. */
    async storedIn() {
      const { rows } = await server.database.pool.query<{ name: string }>(
        `select distinct relname as name from transcript_entries entry join pg_class on pg_class.oid = entry.tableoid
          where child_id = $1 order by 1`,
        [child.id],
      )
      return rows.map(({ name }) => name)
    },
  }
}

test('a new database has the partitions of this month and of the three that come', async () => {
  const months = [0, 1, 2, 3].map((ahead) => partitionOf(monthIn(ahead)))
  expect(await listPartitions()).toEqual([...months, 'transcript_entries_default'])
})

test('words of a month without a partition are stored, and are moved with their facts when the job creates it', async () => {
  const { params, bearer, talk, read, storedIn } = await aChild()
  await server.database.pool.query(`select drop_month_partition('transcript_entries', $1)`, [monthIn(0)])
  const now = new Date()
  await talk(now, 'My dog is called Bruno', 'Nice')
  await talk(tenthOf(monthIn(-7)), 'I saw a submarine')
  await rememberFacts(server.database, params)
  expect(await storedIn()).toEqual(['transcript_entries_default'])
  expect(await read()).toEqual(['Nice', 'My dog is called Bruno', 'I saw a submarine'])

  await maintainPartitions(server.database)
  expect(await storedIn()).toEqual([partitionOf(monthIn(-7)), partitionOf(now)])
  expect(await read()).toEqual(['Nice', 'My dog is called Bruno', 'I saw a submarine'])
  const { facts } = await server.call('GET /accounts/:accountId/children/:childId/memories', { params, bearer })
  expect(facts.map(({ value }) => value)).toEqual(['Bruno'])
})

test('a conversation of an old month is read, searched, exported and deleted as any other', async () => {
  const { params, bearer, talk, read } = await aChild()
  const old = await talk(tenthOf(monthIn(-5)), 'I saw a submarine', 'Where?')
  await maintainPartitions(server.database)
  expect(await read({ search: 'submarine' })).toEqual(['I saw a submarine'])
  const { allText } = await downloadExport(server, { accountId: params.accountId, bearer })
  expect(allText).toContain('I saw a submarine')
  await server.call('DELETE /accounts/:accountId/children/:childId/transcripts/:conversationId', {
    params: { ...params, conversationId: old.id },
    bearer,
  })
  expect(await read()).toEqual([])
})

test('a month is dropped when nothing in it is stored any more, and the coming months are created', async () => {
  const { talk, read } = await aChild()
  const long = await aChild()
  await server.call('PATCH /accounts/:accountId/children/:childId', {
    params: long.params,
    bearer: long.bearer,
    body: { textRetentionDays: 800 },
  })
  const [thisMonth, earlier] = [partitionOf(monthIn(0)), partitionOf(monthIn(-3))]
  await talk(tenthOf(monthIn(-3)), 'In spring')
  await talk(new Date(), 'Today')
  await long.talk(new Date(), 'Today, and for two years')
  await maintainPartitions(server.database)
  expect(await listPartitions()).toEqual(expect.arrayContaining([earlier, thisMonth]))

  const later = await databaseIn(500)
  await sweepTranscripts(later)
  await maintainPartitions(later)
  const partitions = await listPartitions()
  expect(partitions).not.toContain(earlier)
  expect(partitions).toEqual(expect.arrayContaining([thisMonth, partitionOf(new Date(Date.now() + 500 * dayMs))]))
  expect(await read()).toEqual([])
  expect(await long.read()).toEqual(['Today, and for two years'])
})

interface PlanNode {
  'Relation Name'?: string
  'Actual Loops': number
  Plans?: PlanNode[]
}

/** The partitions that PostgreSQL read to answer this, apart from the default one. */
async function partitionsRead(request: PageRequest) {
  const rows = await server.database.query(
    sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`explain (analyze, format json) ${transcriptPage(request)}`,
  )
  const found = new Set<string>()
  const visit = (node: PlanNode) => {
    if (node['Actual Loops'] > 0 && node['Relation Name'] !== undefined) found.add(node['Relation Name'])
    for (const child of node.Plans ?? []) visit(child)
  }
  visit(rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode)
  return [...found].filter((name) => /_\d{4}_\d{2}$/.test(name)).toSorted()
}

test('a page reads only the months that it shows', async () => {
  const { params, talk } = await aChild()
  const [recent, old] = [tenthOf(monthIn(-2)), tenthOf(monthIn(-6))]
  await talk(recent, 'I saw a submarine')
  const { id } = await talk(old, 'I saw a submarine')
  await maintainPartitions(server.database)
  const request = { ...params, timeZone: 'UTC', limit: 50 }
  const day = old.toISOString().slice(0, 10)
  expect(await partitionsRead(request)).toEqual([partitionOf(old), partitionOf(recent)])
  expect(await partitionsRead({ ...request, conversation: id })).toEqual([partitionOf(old)])
  expect(await partitionsRead({ ...request, from: day, to: day })).toEqual([partitionOf(old)])
  expect(await partitionsRead({ ...request, from: day, to: day, search: 'submarine' })).toEqual([partitionOf(old)])
})
