import { labelPapers, papers, usualGrid, type LabelPaper, type Paper } from '@pipit/contract/label-papers'
import { Failure } from '../../http/failure.ts'
import { arrangeLabel, type Arrangement } from './arrange-label.ts'
import { quietZone } from './qr-modules.ts'

export interface WantedSheet extends Partial<Record<keyof typeof usualGrid, number | undefined>> {
  paper: Paper
  labelPaper?: string | undefined
  cutMarks?: boolean | undefined
}

/** In millimetres, from the page's lower left corner. */
export interface SheetLayout {
  page: { width: number; height: number }
  label: { width: number; height: number }
  /** Where the columns begin, and where the rows end, from the top one down. */
  lefts: number[]
  bottoms: number[]
  arrangement: Arrangement
  cutMarks: boolean
}

/** With smaller modules, a phone's camera or an office printer no longer tells them apart. */
const smallestModule = 0.33

/** The places of all labels on a page, or why codes with so many modules in a row have no room there. */
export function layOutSheet(wanted: WantedSheet, codeSize: number): SheetLayout {
  const page = papers[wanted.paper]
  const labelPaper = wanted.labelPaper === undefined ? null : findLabelPaper(wanted.paper, wanted.labelPaper)
  const measures = labelPaper ? { ...labelPaper, rowGap: 0 } : measureGrid(wanted)
  const { columns, rows, columnGap, rowGap, width, height } = measures
  const modules = codeSize + 2 * quietZone
  const arrangement = arrangeReadably({ width, height }, modules)
  if (!arrangement) {
    const couldBeHigher = arrangeReadably({ width, height: page.height }, modules) !== null
    const field = labelPaper ? 'labelPaper' : couldBeHigher ? 'rows' : 'columns'
    throw new Failure('invalid-request', [tooSmall({ width, height }, field)])
  }
  const left = (page.width - columns * width - (columns - 1) * columnGap) / 2
  const top = (page.height + rows * height + (rows - 1) * rowGap) / 2
  return {
    page,
    label: { width, height },
    lefts: Array.from({ length: columns }, (_, column) => left + column * (width + columnGap)),
    bottoms: Array.from({ length: rows }, (_, row) => top - height - row * (height + rowGap)),
    arrangement,
    cutMarks: wanted.cutMarks ?? labelPaper === null,
  }
}

function arrangeReadably(label: SheetLayout['label'], modules: number): Arrangement | null {
  const arrangement = arrangeLabel(label, modules)
  return arrangement && arrangement.code.side / modules >= smallestModule ? arrangement : null
}

function findLabelPaper(paper: Paper, name: string): LabelPaper {
  const found = labelPapers[paper][name]
  if (!found) throw new Error('the contract lets only known label papers through')
  return found
}

function measureGrid(wanted: WantedSheet) {
  const { width, height } = papers[wanted.paper]
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
  const grid: typeof usualGrid = { ...usualGrid, ...Object.fromEntries(given) }
  const { columns, rows, sideMargin, topMargin, columnGap, rowGap } = grid
  return {
    columns,
    rows,
    columnGap,
    rowGap,
    width: (width - 2 * sideMargin - (columns - 1) * columnGap) / columns,
    height: (height - 2 * topMargin - (rows - 1) * rowGap) / rows,
  }
}

const remedies = {
  columns: 'Take fewer columns, or smaller margins and gaps.',
  rows: 'Take fewer rows, or smaller margins and gaps.',
  labelPaper: 'Take a label paper with larger labels.',
}

function tooSmall({ width, height }: SheetLayout['label'], field: keyof typeof remedies) {
  const size = [width, height].map((length) => Math.max(0, Math.round(length))).join(' × ')
  const problem = `Labels of ${size} mm are too small for a code that a phone can read.`
  return { field: `body.${field}`, message: `${problem} ${remedies[field]}` }
}
