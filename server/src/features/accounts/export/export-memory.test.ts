import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCipher } from '../../../database/cipher.ts'
import { aConversation } from '@pipit/test-kit/conversation'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { exportAccount } from './export-account.ts'
import { i18nOf } from '../../../i18n/i18n.ts'

const server = startTestServer()
const recordingCount = 300
const recordingBytes = 30_000

test('an export reads a recording only when the browser has taken the ones before', async () => {
  const { accountId, child } = await aFamily(server)
  const { id } = await aConversation(server, { accountId, childId: child.id, startedAt: '2026-11-01', entries: ['Hi'] })
  await server.database.pool.query(
    `insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, at)
     select gen_random_uuid(), $1, $2, $3, number, 'speech', number, now() from generate_series(1, $4) as number`,
    [accountId, child.id, id, recordingCount],
  )
  const key = randomBytes(32)
  const cipher = createCipher(() => [key])
  let opened = 0
  const files = {
    async read() {
      opened += 1
      return cipher.encrypt(randomBytes(recordingBytes))
    },
    write: () => Promise.reject(new Error('An export writes nothing.')),
    remove: () => Promise.reject(new Error('An export removes nothing.')),
  }
  const { content } = await exportAccount(
    {
      database: server.database,
      files,
      cipher,
      identity: { describe: async () => ({ providers: [], hasPassword: true }) as never },
      consent: { export: async () => [] },
      log: { error: failOn, warn: failOn } as never,
    },
    { accountId, isFounder: true, i18n: i18nOf('en') },
  )
  let received = 0
  for await (const part of content as AsyncIterable<Buffer>) {
    received += part.length
    // The export needs this long to read a recording.
    if (opened > 0 && opened < 50) await server.database.pool.query('select')
    expect(opened - received / recordingBytes).toBeLessThan(6)
  }
  expect(opened).toBe(recordingCount)
})

function failOn(message: string, error: unknown): never {
  throw new Error(message, { cause: error })
}
