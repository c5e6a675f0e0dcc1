import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files in a folder of this machine, some in each of 65,536 folders, since a folder of millions is slow to look into. */
export function createDiskFiles(folder: string) {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name)

  return {
    async write(name: string, content: Uint8Array) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Beside its place until it is whole and on the disk: nobody ever reads half of it.
      const unfinished = `${path}.${randomUUID()}`
      try {
        await writeFile(unfinished, content, { mode: 0o600, flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
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
