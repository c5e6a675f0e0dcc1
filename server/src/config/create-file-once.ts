import { link, readFile, unlink, writeFile } from 'node:fs/promises'

/**
 * The content of the file, which is created if it is missing. It is written to a temporary file and then linked: if two
 * processes start at once, both end up with the same content.
 */
export async function createFileOnce(file: string, createContent: () => Uint8Array): Promise<Buffer> {
  const stored = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  if (stored) return stored
  const temporaryFile = `${file}.${process.pid}`
  await writeFile(temporaryFile, createContent(), { mode: 0o600, flush: true })
  await link(temporaryFile, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(temporaryFile)
  return readFile(file)
}
