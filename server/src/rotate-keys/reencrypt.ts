import type { Database } from '@pipit/database/connect'
import { reencryptIdentity } from '@pipit/identity/reencrypt'
import { backedUpFileStore } from '../backup/backed-up-file-store.ts'
import type { Progress } from '../backup/progress.ts'
import { createCipher, type Cipher } from '../database/cipher.ts'
import type { FileStore } from '../features/transcripts/recordings/file-store.ts'
import type { SecretKeys } from '../secret-keys.ts'
import { encryptedColumns, reencryptColumn, reencryptJobs } from './reencrypt-rows.ts'

export interface Stored {
  database: Database
  recordings: FileStore
  keys: Pick<SecretKeys, 'forPurpose'>
}

export interface Reencrypted {
  rows: number
  files: number
}

const namesPerQuery = 1000

/**
 * Encrypts with the current key all that is stored under a former one, and returns how much that was. It can be interrupted
 * and repeated: what is done is skipped.
 */
export async function reencrypt(stored: Stored, progress: Progress): Promise<Reencrypted> {
  const { database, keys, recordings } = stored
  let rows = await reencryptIdentity(database, keys.forPurpose('identity'))
  for (const column of encryptedColumns) {
    rows += await reencryptColumn(database, column, createCipher(keys.forPurpose(column.purpose)))
    progress.show({ rows, files: 0, bytes: 0 })
  }
  rows += await reencryptJobs(database, createCipher(keys.forPurpose('mail')))
  const files = await reencryptFiles(
    database,
    recordings,
    createCipher(keys.forPurpose('recordings')),
    (count, bytes) => progress.show({ rows, files: count, bytes }),
  )
  return { rows, files }
}

async function reencryptFiles(
  database: Database,
  files: FileStore,
  cipher: Cipher,
  onProgress: (count: number, bytes: number) => void,
) {
  const store = backedUpFileStore(database)
  let [count, bytes, last] = [0, 0, '']
  for (;;) {
    const names = await store.listAfter(last, namesPerQuery)
    for (const name of names) {
      const former = await files.read(name)
      const replacement = former && cipher.reencrypt(former)
      if (!replacement) continue
      await files.write(name, replacement)
      // If it was deleted while it was being written, it must not come back.
      if (!(await store.isInUse(name))) await files.remove(name)
      count += 1
      bytes += replacement.length
      onProgress(count, bytes)
    }
    if (names.length < namesPerQuery) return count
    last = names.at(-1) as string
  }
}
