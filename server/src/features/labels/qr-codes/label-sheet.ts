import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { drawCutMarks } from './draw-cut-marks.ts'
import { createLabelDrawer } from './draw-label.ts'
import type { Labels } from './label.ts'
import type { SheetLayout } from './lay-out-sheet.ts'
import { createPageContent } from './page-content.ts'
import { writePdf } from './pdf-file.ts'

/** Streams a PDF of label sheets; each page is drawn when it is read. */
export function createLabelSheet(labels: Labels, layout: SheetLayout): Readable {
  const background = layout.cutMarks ? drawCutMarks(layout) : ''
  return Readable.from(writePdf(drawPages(labels, layout), { ...layout.page, background }), { objectMode: false })
}

async function* drawPages(labels: Labels, { lefts, bottoms, arrangement }: SheetLayout) {
  const content = createPageContent()
  const drawLabel = createLabelDrawer(content, arrangement)
  const positions = bottoms.flatMap((bottom) => lefts.map((left) => ({ left, bottom })))
  let drawn = 0
  for await (const label of labels) {
    const { left = 0, bottom = 0 } = positions[drawn] ?? {}
    drawLabel(label, left, bottom)
    drawn += 1
    if (drawn === positions.length) {
      yield content.take()
      drawn = 0
    }
    await yieldToEventLoop()
  }
  if (drawn > 0) yield content.take()
}
