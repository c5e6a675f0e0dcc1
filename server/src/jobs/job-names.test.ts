import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { template } from '@pipit/test-kit/start-postgres'
import type { JobPayloads } from './job-queue.ts'

/** The jobs that database functions queue, with the fields of their payloads. */
const queuedByDatabase = {
  'aggregate-child-again': ['accountId', 'childId'],
  'aggregate-day': ['accountId', 'childId', 'date'],
} as const satisfies { [Name in keyof JobPayloads]?: readonly (keyof JobPayloads[Name])[] }

test('every job that a database function queues is known to the server, with the payload that it expects', async () => {
  const client = new Client({ ...inject('postgres'), database: template })
  await client.connect()
  const { rows } = await client.query<{ source: string }>(
    `select prosrc as source from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%add_job%'`,
  )
  await client.end()
  const queued = rows.flatMap(({ source }) =>
    [...source.matchAll(/add_job\('([\w-]+)', json_build_object\(([^)]*)\)/g)].map(([, name = '', fields = '']) => [
      name,
      [...fields.matchAll(/'(\w+)'/g)].map(([, field]) => field),
    ]),
  )
  expect(queued).toHaveLength(rows.length)
  expect(Object.fromEntries(queued)).toEqual(queuedByDatabase)
})
