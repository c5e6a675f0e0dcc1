import type { Database } from '@pipit/database/connect'
import { reencryptIdentity } from '@pipit/identity/reencrypt'
import { backedUpFileStore } from '../backup/backed-up-file-store.ts'
import { formatCount } from '../command/format-bytes.ts'
import type { Progress } from '../command/progress.js'
import { createCipher, type Cipher } from '../../database/cipher.ts'
import type { FileStore } from '../../features/transcripts/recordings/file-store.ts'
import type { SecretKeys } from '../../config/secret-keys.ts'
import { countEncryptedValues, encryptedColumns, reencryptColumn, reencryptJobs } from './reencrypt-rows.ts'

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
export async function reencrypt(stored: Stored, progress: Pick<Progress, 'show'>): Promise<Reencrypted> {
  const { database, keys, recordings } = stored
  const total = (await countEncryptedValues(database)) + (await backedUpFileStore(database).countFiles())
  let done = 0
  const showNext = () => {
    done += 1
    progress.show({ done, total, detail: `${formatCount(done)} of ${formatCount(total)}` })
  }
  let rows = await reencryptIdentity(database, keys.forPurpose('identity'))
  for (const column of encryptedColumns)
    rows += await reencryptColumn(database, column, createCipher(keys.forPurpose(column.purpose)), showNext)
  rows += await reencryptJobs(database, createCipher(keys.forPurpose('mail')), showNext)
  const files = await reencryptFiles(database, recordings, createCipher(keys.forPurpose('recordings')), showNext)
  return { rows, files }
}

async function reencryptFiles(database: Database, files: FileStore, cipher: Cipher, onFile: () => void) {
  const store = backedUpFileStore(database)
  let [count, last] = [0, '']
  for (;;) {
    const names = await store.listAfter(last, namesPerQuery)
    for (const name of names) {
      onFile()
      const former = await files.read(name)
      const replacement = former && cipher.reencrypt(former)
      if (!replacement) continue
      await files.write(name, replacement)
      // If it was deleted while it was being written, it must not come back.
      if (!(await store.isInUse(name))) await files.remove(name)
      count += 1
    }
    if (names.length < namesPerQuery) return count
    last = names.at(-1) as string
  }
}
