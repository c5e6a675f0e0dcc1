import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Stores files on the local disk, spread over 65,536 folders, because a folder with millions of files is slow. */
export function createDiskFiles(folder: string) {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name)

  return {
    async write(name: string, content: Uint8Array) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Written to a temporary file and then renamed, so that nobody reads a partial file.
      const temporaryPath = `${path}.${randomUUID()}`
      try {
        await writeFile(temporaryPath, content, { mode: 0o600, flush: true })
        await rename(temporaryPath, path)
      } catch (error) {
        await rm(temporaryPath, { force: true })
        throw error
      }
    },
    async read(name: string): Promise<Uint8Array | null> {
      return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
    remove: (name: string) => rm(pathOf(name), { force: true }),
  }
}
