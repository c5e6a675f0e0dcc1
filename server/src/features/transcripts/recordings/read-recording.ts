import type { Database } from '@pipit/database/connect'
import type { Cipher } from '../../../database/cipher.ts'
import { orNotFound } from '../../../api-error.ts'
import type { FileStore } from './file-store.ts'
import { recordingStore } from './recording-store.ts'

export interface RecordingDependencies {
  database: Database
  files: FileStore
  cipher: Cipher
}

const fileTypes = {
  speech: { name: 'speech.ogg', type: 'audio/ogg' },
  vision: { name: 'picture.jpg', type: 'image/jpeg' },
}

interface RecordingQuery {
  accountId: string
  childId: string
  recordingId: string
}

/** Reads and decrypts a recording of this child. The name of the stored file is never sent to a client. */
export function createRecordingReader(dependencies: RecordingDependencies) {
  const read = createContentReader(dependencies)
  return async function readRecording(query: RecordingQuery) {
    const { kind, content } = await read(query)
    const { name, type } = fileTypes[kind]
    return new File([Uint8Array.from(content)], name, { type })
  }
}

/** An export reads thousands, and the bytes of a `File` would stay in memory for a while. */
export function createContentReader({ database, files, cipher }: RecordingDependencies) {
  const store = recordingStore(database)
  return async function readContent(query: RecordingQuery) {
    const { kind, file, encryptedContent } = orNotFound(await store.find(query))
    return { kind, content: cipher.decryptBytes(encryptedContent ?? orNotFound(await files.read(file))) }
  }
}
