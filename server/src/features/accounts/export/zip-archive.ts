import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { ZipFile } from 'yazl'

/** Of what is written and not yet sent. */
const maxWaitingBytes = 256 * 1024
const pauseMs = 5

export interface ArchivedFile {
  path: string
  bytes: number
  sha256: string
}

export type Content = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

/** Sound and pictures are compressed already. */
const compressedTypes = /\.(ogg|jpg)$/

/**
 * A ZIP file that is written while it is downloaded: the next part is read when the last one is sent. Its table of
 * contents comes last, so a download that breaks off is no ZIP file, and every program says so.
 */
export function createZipArchive() {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const files: ArchivedFile[] = []
  let source: Readable | null = null
  zip.on('error', (error: Error) => output.destroy(error))
  output.on('close', () => source?.destroy())

  return {
    output,
    files: files as readonly ArchivedFile[],

    /** Resolves when the whole file is written. Rejects if its content fails or the download is cancelled. */
    async add(path: string, content: Content) {
      const file = { path, bytes: 0, sha256: '' }
      source = Readable.from(measure(content, file), { objectMode: false })
      // The library holds on to this function until the end, so it must not hold on to the content.
      const open = (use: (error: null, stream: Readable) => void) => use(null, source as Readable)
      if (output.destroyed) source.destroy()
      else zip.addReadStreamLazy(path, { compress: !compressedTypes.test(path) }, open)
      await finished(source)
      await sent()
      files.push(file)
    },

    finish: () => zip.end(),
    fail: (error: Error) => output.destroy(error),
  }

  /** The library writes each small file at once, so without this pause the archive would pile up in memory. */
  async function sent() {
    while (output.readableLength > maxWaitingBytes && !output.destroyed) await pause(pauseMs)
  }
}

async function* measure(content: Content, file: ArchivedFile) {
  const hash = createHash('sha256')
  for await (const part of content) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    if (bytes.length === 0) continue
    hash.update(bytes)
    file.bytes += bytes.length
    yield bytes
  }
  file.sha256 = hash.digest('hex')
}
