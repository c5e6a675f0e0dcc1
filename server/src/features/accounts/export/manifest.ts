import { createHash } from 'node:crypto'
import { omitted } from './omitted.ts'
import type { NewFile } from '../../../http/zip/write-zip.ts'

interface ListedFile {
  path: string
  bytes: number
  sha256: string
}

interface Summary {
  exportedAt: string
  /** How many rows each table has. */
  counts: Record<string, number>
  /** The paths of recordings that could not be read. */
  missing: string[]
}

/** Lists the files of an export with their checksums. */
export function createManifest() {
  const files: ListedFile[] = []
  return {
    /** Lists each file once its content was read. */
    async *list(newFiles: AsyncIterable<NewFile>): AsyncGenerator<NewFile> {
      for await (const { path, content } of newFiles) {
        const hash = createHash('sha256')
        const file = { path, bytes: 0, sha256: '' }
        const measure = (part: string | Uint8Array) => {
          hash.update(part)
          file.bytes += Buffer.byteLength(part)
        }
        if (content instanceof Uint8Array) measure(content)
        yield { path, content: content instanceof Uint8Array ? content : eachPart(content, measure) }
        files.push({ ...file, sha256: hash.digest('hex') })
      }
    },

    /** The files that are listed so far, one on each line. */
    async *write(summary: Summary) {
      const head = { format: 'pipit-family-export', version: 1, ...summary, omitted }
      yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "files": [`
      for (const [index, file] of files.entries()) yield `${index === 0 ? '' : ','}\n    ${JSON.stringify(file)}`
      yield '\n  ]\n}\n'
    },
  }
}

async function* eachPart(content: AsyncIterable<string> | string[], use: (part: string) => void) {
  for await (const part of content) {
    use(part)
    yield part
  }
}
