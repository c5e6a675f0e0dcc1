import type { Readable } from 'node:stream'

/**
 * The port to the file store, for images. They are streamed, and not encrypted: every device of the model gets them, they
 * hold nothing of a family, and a part of an encrypted file could not be read without what is before it.
 */
export interface ImageFiles {
  /** Atomic: a file is written completely or not at all. */
  writeFrom: (name: string, source: { path: string; sha256: string }) => Promise<void>
  /** Bytes from `start` to `end`, both included. Null if there is no such file. */
  readRange: (name: string, range: { start: number; end: number }) => Promise<Readable | null>
  /** Succeeds also if there is no such file. */
  remove: (name: string) => Promise<void>
}
