import type { Decrypter } from 'age-encryption'
import { CommandError } from '../command/command-error.ts'

/** Decrypts a file of age, and says in one line why it cannot be decrypted. */
export async function* decrypt(source: AsyncIterable<Uint8Array>, decrypter: Decrypter): AsyncGenerator<Uint8Array> {
  const content = await decrypter.decrypt(ReadableStream.from(source)).catch((error: Error) => {
    throw error.message.startsWith('no identity matched')
      ? new CommandError('The backup was encrypted for another key: BACKUP_KEY does not open it.')
      : explain(error, 'This is no backup, or its beginning is missing or damaged.')
  })
  try {
    yield* content
  } catch (error) {
    throw explain(error as Error, 'The backup is damaged or incomplete: what it contains is not what was written.')
  }
}

/** An error with a code is one of reading the file, which says nothing about its contents. */
function explain(error: NodeJS.ErrnoException, explanation: string) {
  return typeof error.code === 'string' ? error : new CommandError(explanation)
}
