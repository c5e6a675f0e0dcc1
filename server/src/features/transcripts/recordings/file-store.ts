import { randomBytes } from 'node:crypto'

/** The port to file storage: a folder or a bucket. A name is 32 hexadecimal digits. */
export interface FileStore {
  /** Atomic: a file is written completely or not at all. */
  write: (name: string, content: Uint8Array) => Promise<void>
  /** Null if there is no such file. */
  read: (name: string) => Promise<Uint8Array | null>
  /** Succeeds also if there is no such file. */
  remove: (name: string) => Promise<void>
}

/** Random, so that nobody guesses it. */
export const newFileName = () => randomBytes(16).toString('hex')
