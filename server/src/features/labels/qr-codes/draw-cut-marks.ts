import type { SheetLayout } from './lay-out-sheet.ts'
import { pdfNumber } from './pdf-file.ts'

const armMillimetres = 1.5

/** Draws a small cross at every corner of every label, thin and grey in case a cut misses it. */
export function drawCutMarks({ label, lefts, bottoms }: SheetLayout): string {
  const across = edges(lefts, label.width)
  const along = edges(bottoms, label.height)
  const crosses = across.flatMap((x) => along.map((y) => drawCross(x, y)))
  return `q 0.1 w 0.6 G\n${crosses.join('')}S Q\n`
}

/** Adjacent labels share an edge. */
function edges(starts: number[], length: number): number[] {
  return [...new Set(starts.flatMap((start) => [start, start + length]).map((edge) => Number(edge.toFixed(3))))]
}

function drawCross(x: number, y: number) {
  return drawLine(x - armMillimetres, y, x + armMillimetres, y) + drawLine(x, y - armMillimetres, x, y + armMillimetres)
}

function drawLine(...ends: [number, number, number, number]) {
  const [fromX, fromY, toX, toY] = ends.map(pdfNumber)
  return `${fromX} ${fromY} m ${toX} ${toY} l\n`
}
