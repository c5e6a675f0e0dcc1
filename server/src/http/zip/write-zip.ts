import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { directoryRecord, endOfDirectory, localHeader, sizesAfterContent, type ZippedFile } from './zip-records.ts'

/** Text is compressed while it is written. Bytes are stored as they are: sound and pictures are compressed already. */
export interface NewFile {
  path: string
  content: AsyncIterable<string> | string[] | Uint8Array
}

const recordsPerChunk = 500

/**
 * A ZIP file, written while it is read: the next file is taken only when the reader wants more. The directory comes last,
 * so a download that breaks off is no ZIP file, and every program says so.
 */
export async function* writeZip(newFiles: AsyncIterable<NewFile>, writtenAt: Date): AsyncGenerator<Uint8Array> {
  const files: ZippedFile[] = []
  let offset = 0
  for await (const { path, content } of newFiles) {
    const file: ZippedFile = { path, writtenAt, offset, isText: !(content instanceof Uint8Array), ...emptySizes }
    for await (const bytes of content instanceof Uint8Array ? stored(file, content) : compressed(file, content)) {
      offset += bytes.length
      yield bytes
    }
    files.push(file)
  }
  const directory = { offset, length: 0, fileCount: files.length }
  for (let first = 0; first < files.length; first += recordsPerChunk) {
    const records = Buffer.concat(files.slice(first, first + recordsPerChunk).map(directoryRecord))
    directory.length += records.length
    yield records
  }
  yield endOfDirectory(directory)
}

const emptySizes = { crc32: 0, length: 0, compressedLength: 0 }

function* stored(file: ZippedFile, content: Uint8Array) {
  Object.assign(file, { crc32: crc32(content), length: content.length, compressedLength: content.length })
  yield localHeader(file)
  if (content.length > 0) yield content
}

async function* compressed(file: ZippedFile, content: AsyncIterable<string> | string[]): AsyncGenerator<Uint8Array> {
  yield localHeader(file)
  const deflate = createDeflateRaw()
  // A failure destroys `deflate`, and with it the loop below ends.
  pipeline(Readable.from(measured(file, content), { objectMode: false }), deflate, () => undefined)
  for await (const bytes of deflate as AsyncIterable<Buffer>) {
    file.compressedLength += bytes.length
    yield bytes
  }
  yield sizesAfterContent(file)
}

async function* measured(file: ZippedFile, content: AsyncIterable<string> | string[]) {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    file.crc32 = crc32(bytes, file.crc32)
    file.length += bytes.length
    if (bytes.length > 0) yield bytes
  }
}
