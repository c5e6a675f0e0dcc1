import { measureSheet, type GridOptions } from '@pipit/contract/labels/label-papers'
import { ApiError } from '../../../http/api-error.ts'
import { arrangeLabel, type LabelLayout } from './arrange-label.ts'
import { quietZone } from './qr-modules.ts'

export interface SheetOptions extends GridOptions {
  cutMarks?: boolean | undefined
}

/** In millimetres, from the page's lower left corner. */
export interface SheetLayout extends ReturnType<typeof measureSheet> {
  arrangement: LabelLayout
  cutMarks: boolean
}

/** With smaller modules, a phone's camera or an office printer no longer tells them apart. */
const minModuleSize = 0.33

/** The places of all labels on a page, or why codes with so many modules in a row have no room there. */
export function layOutSheet(wanted: SheetOptions, codeSize: number): SheetLayout {
  const isReadyCut = wanted.labelPaper !== undefined
  const measures = measureSheet(wanted)
  const { page, label } = measures
  const modules = codeSize + 2 * quietZone
  const arrangement = arrangeReadably(label, modules)
  if (!arrangement) {
    const couldBeHigher = arrangeReadably({ width: label.width, height: page.height }, modules) !== null
    const field = isReadyCut ? 'labelPaper' : couldBeHigher ? 'rows' : 'columns'
    throw new ApiError('invalid-request', [tooSmall(label, field)])
  }
  return { ...measures, arrangement, cutMarks: wanted.cutMarks ?? !isReadyCut }
}

function arrangeReadably(label: SheetLayout['label'], modules: number): LabelLayout | null {
  const arrangement = arrangeLabel(label, modules)
  return arrangement && arrangement.code.side / modules >= minModuleSize ? arrangement : null
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
