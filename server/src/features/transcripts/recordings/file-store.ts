/** Where files are: a folder, or a bucket. A name is 32 hexadecimal digits. */
export interface FileStore {
  /** Whole or not at all. */
  write: (name: string, content: Uint8Array) => Promise<void>
  /** Null if there is none. */
  read: (name: string) => Promise<Uint8Array | null>
  /** One that is not there is as good as removed. */
  remove: (name: string) => Promise<void>
}
