import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { crc32, deflateRawSync } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'
import { drawSvg } from './draw-svg.ts'
import type { Labels } from './label.ts'

/** A ZIP with a picture for each label, named by its id, drawn as fast as it is read. */
export function createLabelZip(labels: Labels): Readable {
  return Readable.from(zipFile(labels), { objectMode: false })
}

async function* zipFile(labels: Labels) {
  const written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  for await (const label of labels) {
    addFile(zip, `${label.id}.svg`, Buffer.from(drawSvg(label)))
    yield* written.splice(0)
    await yieldToEventLoop()
  }
  zip.end()
  yield* written
}

/** Node's own deflate takes a fifth of the time of the one that comes with the container. */
function addFile(zip: Zip, filename: string, content: Buffer) {
  const deflated = 8
  const file: ZipInputFile = { filename, size: content.length, crc: crc32(content), compression: deflated }
  zip.add(file)
  file.ondata?.(null, deflateRawSync(content, { level: 3 }), true)
}
