import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDiskFiles } from '../../adapters/files/disk.ts'
import { aConversation, aFlag } from '@pipit/test-kit/conversation'
import { aFamily } from '@pipit/test-kit/family'
import { createLaterDatabases } from '@pipit/test-kit/later-database'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aPicture } from './recordings/testing/picture.ts'
import { sweepFiles } from './recordings/sweep-files.ts'
import { sweepTranscripts } from './retention-store.ts'

const server = startTestServer()
const databaseIn = createLaterDatabases(server)
const hourMs = 3_600_000

interface Retention {
  textRetentionDays: number
  speechRetentionDays: number
  visionRetentionDays: number
}

/** A child who talked an hour ago, with speech, a picture and a flag. */
async function aRecordedChild(retention: Retention) {
  const { accountId, bearer, child } = await aFamily(server)
  const params = { accountId, childId: child.id }
  await server.call('PATCH /accounts/:accountId/children/:childId', { params, bearer, body: retention })
  const startedAt = new Date(Date.now() - hourMs).toISOString()
  const { entry } = await aConversation(server, { ...params, startedAt, entries: ['Look at my train', 'Oh'] })
  await aFlag(server, entry(1))
  await server.recordings.speech(entry(1), new Int16Array(16_000).fill(900))
  await server.recordings.vision(entry(1), aPicture(64, 36))
  const files = createDiskFiles(join(server.config.dataFolder, 'files'))
  const { rows } = await server.database.pool.query<{ kind: 'speech' | 'vision'; file: string }>(
    'select kind, file from recordings where child_id = $1',
    [child.id],
  )
  const count = async (table: string, condition = 'true') =>
    (await server.database.pool.query(`select from ${table} where child_id = $1 and ${condition}`, [child.id]))
      .rowCount ?? 0
  return {
    /** What the hourly sweep and the sweep of files leave when they run in some days. */
    async leftIn(days: number) {
      const later = await databaseIn(days)
      await sweepTranscripts(later)
      await sweepFiles(later, files)
      const filesLeft = []
      for (const { kind, file } of rows) if ((await files.read(file)) !== null) filesLeft.push(kind)
      return {
        texts: await count('transcript_entries', 'text is not null'),
        speech: await count('recordings', "kind = 'speech'"),
        pictures: await count('recordings', "kind = 'vision'"),
        files: filesLeft.toSorted(),
        flags: await count('flags'),
        conversations: await count('conversations'),
      }
    },
  }
}

const everything = { texts: 2, speech: 1, pictures: 1, files: ['speech', 'vision'], flags: 1, conversations: 1 }

describe('with a moved clock', () => {
  test.each([
    ['text', { textRetentionDays: 5, speechRetentionDays: 40, visionRetentionDays: 40 }, { texts: 0 }],
    [
      'speech',
      { textRetentionDays: 40, speechRetentionDays: 5, visionRetentionDays: 40 },
      { speech: 0, files: ['vision'] },
    ],
    [
      'pictures',
      { textRetentionDays: 40, speechRetentionDays: 40, visionRetentionDays: 5 },
      { pictures: 0, files: ['speech'] },
    ],
  ])(
    'the retention of %s deletes rows and files on its day, not before, and nothing else',
    async (_, retention, gone) => {
      const { leftIn } = await aRecordedChild(retention)
      expect(await leftIn(4.9)).toEqual(everything)
      expect(await leftIn(5.1)).toEqual({ ...everything, ...gone })
    },
  )

  test('nothing is left of a conversation when every retention is over; its flags stay for 30 days', async () => {
    const { leftIn } = await aRecordedChild({ textRetentionDays: 1, speechRetentionDays: 2, visionRetentionDays: 3 })
    const empty = { texts: 0, speech: 0, pictures: 0, files: [] }
    expect(await leftIn(0)).toEqual(everything)
    expect(await leftIn(29.9)).toEqual({ ...empty, flags: 1, conversations: 1 })
    expect(await leftIn(30.1)).toEqual({ ...empty, flags: 0, conversations: 0 })
  })

  test('the longest retention that a parent can choose deletes too, after ten years', async () => {
    const days = 3650
    const { leftIn } = await aRecordedChild({
      textRetentionDays: days,
      speechRetentionDays: days,
      visionRetentionDays: days,
    })
    expect(await leftIn(days - 0.1)).toEqual(everything)
    expect(await leftIn(days + 0.1)).toMatchObject({ texts: 0, speech: 0, pictures: 0, files: [], conversations: 0 })
  })
})
