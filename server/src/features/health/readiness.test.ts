import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { createReadiness } from './readiness.ts'

const server = startTestServer()

test('a check that hangs is reported after the timeout beside the others, and is not started again meanwhile', async () => {
  const answer = Promise.withResolvers<null>()
  let calls = 0
  const hanging = () => {
    calls += 1
    return answer.promise
  }
  const findFailures = createReadiness(
    { database: hanging, listener: async () => 'It is deaf.', disk: async () => null },
    20,
  )
  const hung = { part: 'database', reason: 'The database does not answer within 0.02 s.' }
  const deaf = { part: 'listener', reason: 'It is deaf.' }
  expect(await findFailures()).toEqual([hung, deaf])
  expect(await findFailures()).toEqual([hung, deaf])
  expect(calls).toBe(1)
  answer.resolve(null)
  expect(await findFailures()).toEqual([deaf])
  await findFailures()
  expect(calls).toBe(2)
})

test('a server whose database cannot write any more is not ready, although it can be read', async () => {
  const { pool } = server.database
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  await pool.query(`alter database ${rows[0]?.name} set temp_file_limit = 0`)
  const another = await server.another()
  const response = await fetch(`${another.url}/readyz`)
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    status: 'not ready',
    failed: ['database'],
    reason: 'The database is unavailable.',
  })
  await another.close()
})
