import { Readable } from 'node:stream'
import { writeZip, type NewFile } from '../../../http/zip/write-zip.ts'
import { drawSvg } from './draw-svg.ts'
import type { Labels } from './label.ts'

/** Streams a ZIP with one SVG per label, named by its id. */
export function createLabelZip(labels: Labels): Readable {
  return Readable.from(writeZip(pictures(labels), new Date()), { objectMode: false })
}

async function* pictures(labels: Labels): AsyncGenerator<NewFile> {
  for await (const label of labels) yield { path: `${label.id}.svg`, content: [drawSvg(label)] }
}
