import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Stores files on the local disk, spread over 65,536 folders, because a folder with millions of files is slow. */
export function createDiskFiles(folder: string) {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name)

  return {
    async write(name: string, content: Uint8Array) {
      await replace(name, (path) => writeFile(path, content, { mode: 0o600, flush: true }))
    },
    /** Writes a file that is too large for memory. */
    async writeFrom(name: string, source: { path: string; sha256: string }) {
      await replace(name, async (path) => {
        await copyFile(source.path, path)
        const copied = await open(path, 'r+')
        await copied.chmod(0o600)
        await copied.sync().finally(() => copied.close())
      })
    },
    async read(name: string): Promise<Uint8Array | null> {
      return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
    /** Bytes from `start` to `end`, both included. */
    async readRange(name: string, { start, end }: { start: number; end: number }): Promise<Readable | null> {
      const path = pathOf(name)
      const exists = await access(path).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false
          throw error
        },
      )
      return exists ? createReadStream(path, { start, end }) : null
    },
    remove: (name: string) => rm(pathOf(name), { force: true }),
  }

  /** Written to a temporary file and then renamed, so that nobody reads a partial file. */
  async function replace(name: string, writeTo: (path: string) => Promise<void>) {
    const path = pathOf(name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const temporaryPath = `${path}.${randomUUID()}`
    try {
      await writeTo(temporaryPath)
      await rename(temporaryPath, path)
    } catch (error) {
      await rm(temporaryPath, { force: true })
      throw error
    }
  }
}
