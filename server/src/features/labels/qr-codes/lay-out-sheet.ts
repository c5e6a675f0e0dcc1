import { measureSheet, type GridOptions } from '@pipit/contract/labels/label-papers'
import { ApiError, type FieldProblem } from '../../../api-error.ts'
import { arrangeLabel, type LabelLayout } from './arrange-label.ts'
import { quietZone } from './qr-modules.ts'

export interface SheetOptions extends GridOptions {
  cutMarks?: boolean | undefined
}

/** Coordinates are millimetres from the page's lower left corner. */
export interface SheetLayout extends ReturnType<typeof measureSheet> {
  arrangement: LabelLayout
  cutMarks: boolean
}

/** Smaller modules cannot be printed or scanned reliably. */
const minModuleMillimetres = 0.33

/** The positions of all labels on a page. Throws if codes with this many modules in a row would be too small. */
export function layOutSheet(options: SheetOptions, codeSize: number): SheetLayout {
  const isPrecut = options.labelPaper !== undefined
  const measures = measureSheet(options)
  const { page, label } = measures
  const modules = codeSize + 2 * quietZone
  const arrangement = arrangeScannably(label, modules)
  if (!arrangement) {
    const couldBeHigher = arrangeScannably({ width: label.width, height: page.height }, modules) !== null
    const field = isPrecut ? 'labelPaper' : couldBeHigher ? 'rows' : 'columns'
    throw new ApiError('invalid-request', [tooSmall(label, field)])
  }
  return { ...measures, arrangement, cutMarks: options.cutMarks ?? !isPrecut }
}

function arrangeScannably(label: SheetLayout['label'], modules: number): LabelLayout | null {
  const arrangement = arrangeLabel(label, modules)
  return arrangement && arrangement.code.side / modules >= minModuleMillimetres ? arrangement : null
}

const remedies = {
  columns: /*i18n*/ 'Choose fewer columns, or smaller margins and gaps.',
  rows: /*i18n*/ 'Choose fewer rows, or smaller margins and gaps.',
  labelPaper: /*i18n*/ 'Choose a label paper with larger labels.',
}

function tooSmall({ width, height }: SheetLayout['label'], field: keyof typeof remedies): FieldProblem {
  const size = [width, height].map((length) => Math.max(0, Math.round(length))).join(' × ')
  return {
    field: `body.${field}`,
    message: (i18n) =>
      [
        i18n.t('Labels of {size} mm are too small for a code that a phone can read.', { size }),
        i18n.translate(remedies[field]),
      ].join(' '),
  }
}
