import { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { drawCutMarks } from './draw-cut-marks.ts'
import { labelDrawer } from './draw-label.ts'
import type { Labels } from './label.ts'
import type { SheetLayout } from './lay-out-sheet.ts'
import { pageContent } from './page-content.ts'
import { pdfFile } from './pdf-file.ts'

/** A PDF of label sheets, drawn page by page as fast as it is read. */
export function labelSheet(labels: Labels, layout: SheetLayout): Readable {
  const background = layout.cutMarks ? drawCutMarks(layout) : ''
  return Readable.from(pdfFile(drawPages(labels, layout), { ...layout.page, background }), { objectMode: false })
}

async function* drawPages(labels: Labels, { lefts, bottoms, arrangement }: SheetLayout) {
  const content = pageContent()
  const drawLabel = labelDrawer(content, arrangement)
  const places = bottoms.flatMap((bottom) => lefts.map((left) => ({ left, bottom })))
  let drawn = 0
  for await (const label of labels) {
    const { left = 0, bottom = 0 } = places[drawn] ?? {}
    drawLabel(label, left, bottom)
    drawn += 1
    if (drawn === places.length) {
      yield content.take()
      drawn = 0
    }
    await othersFirst()
  }
  if (drawn > 0) yield content.take()
}
