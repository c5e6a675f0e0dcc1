import { join } from 'node:path'
import { createDiskFiles } from '../../../../adapters/files/disk.ts'
import { createCipher } from '../../../../database/cipher.ts'
import { secretKeys } from '../../../../config/secret-keys.ts'
import { aConversation } from '@pipit/test-kit/conversation'
import { aFamily } from '@pipit/test-kit/family'
import type { startTestServer } from '@pipit/test-kit/start-test-server'
import { encodeWaitingRecordings } from '../encode-waiting-recordings.ts'
import type { Encoder } from '../encoder.ts'
import type { FileStore } from '../file-store.ts'
import { createRecordings } from '../save-recording.ts'
import { storeWaitingRecordings } from '../store-waiting-recordings.ts'
import { keepRecordings } from './keep-recordings.ts'

/** Two seconds of a rising tone. */
export const tone = Int16Array.from({ length: 32_000 }, (_, index) =>
  Math.round(8000 * Math.sin(index * (0.05 + index / 200_000))),
)

/** Children of this server with a conversation, whose recordings are kept. */
export function recordedChildren(server: ReturnType<typeof startTestServer>, encoder: Encoder) {
  return { aChildWithConversation, filesOf }

  async function aChildWithConversation(
    changeFiles: (files: FileStore) => Partial<FileStore> = () => ({}),
    usedEncoder = encoder,
  ) {
    const family = await aFamily(server)
    const { accountId, bearer, child } = family
    const ofChild = { accountId, childId: child.id }
    await keepRecordings(server, child.id)
    const { id, entry } = await aConversation(server, {
      ...ofChild,
      startedAt: '2026-11-01T08:00:00Z',
      entries: ['Look!', 'Oh', { text: null }],
    })
    const disk = createDiskFiles(join(server.config.dataFolder, 'files'))
    const files = { ...disk, ...changeFiles(disk) }
    const cipher = createCipher((await secretKeys(server.config)).forPurpose('recordings'))
    const dependencies = { database: server.database, cipher, log: server.failureLog }
    const recordings = createRecordings({ ...dependencies, files, encoder: usedEncoder })
    const entries = async () =>
      (
        await server.call('GET /accounts/:accountId/children/:childId/transcripts', { params: ofChild, bearer })
      ).items.toReversed()
    const read = (recordingId: string) =>
      server.call('GET /accounts/:accountId/children/:childId/recordings/:recordingId', {
        params: { ...ofChild, recordingId },
        bearer,
      })
    /** Does what the job does every minute. */
    const work = async () => {
      await encodeWaitingRecordings({ ...dependencies, encoder })
      await storeWaitingRecordings(server.database, files)
    }
    return { ...family, ...ofChild, conversationId: id, entry, cipher, disk, files, recordings, entries, read, work }
  }

  async function filesOf({ accountId }: { accountId: string }) {
    const { rows } = await server.database.pool.query<{ file: string }>(
      'select file from recordings where account_id = $1',
      [accountId],
    )
    return rows.map(({ file }) => file)
  }
}
