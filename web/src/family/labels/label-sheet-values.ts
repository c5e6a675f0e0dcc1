import { deviceQrCodes } from '@pipit/contract/labels/qr-codes'
import { measureSheet, defaultGrid, type Paper } from '@pipit/contract/labels/label-papers'
import type { z } from 'zod'
import { parseNumber } from '../../ui/forms/parse-number.ts'

type SheetRequest = z.input<typeof deviceQrCodes.body>
export type Grid = Record<keyof typeof defaultGrid, string>

/** The values of the fields, with measures as typed. */
export interface SheetValues extends Grid {
  batchId: string | null
  format: 'pdf' | 'svg-zip'
  paper: Paper
  /** Null for a custom grid. */
  labelPaper: string | null
  /** While undefined, a custom grid has cut marks and ready-cut labels have none. */
  cutMarks?: boolean
}

const gridFields = Object.keys(defaultGrid) as (keyof Grid)[]
const defaultGridValues = Object.fromEntries(
  gridFields.map((field) => [field, String(defaultGrid[field])]),
) as unknown as Grid

export function defaultSheetValues(batchId: string | null): SheetValues {
  return { ...defaultGridValues, batchId, format: 'pdf', paper: 'a4', labelPaper: null }
}

/** The sheet has these ids, or the selected batch. */
export function toSheetRequest(values: SheetValues, ids: string[] | null): SheetRequest {
  const { batchId, format, paper, labelPaper, cutMarks } = values
  const labels = ids ? { ids } : { batchId: batchId ?? '' }
  if (format === 'svg-zip') return { ...labels, format }
  const grid = Object.fromEntries(gridFields.map((field) => [field, parseNumber(values[field])]))
  return {
    ...labels,
    format,
    paper,
    ...(labelPaper === null ? grid : { labelPaper }),
    ...(cutMarks === undefined ? {} : { cutMarks }),
  }
}

/** The positions of the labels; null if the measures are invalid. */
export function previewSheet(values: SheetValues) {
  const anyId = '0'.repeat(26)
  const checked = deviceQrCodes.body.safeParse(toSheetRequest(values, [anyId]))
  if (!checked.success) return null
  const measures = measureSheet(checked.data)
  return measures.label.width > 0 && measures.label.height > 0 ? measures : null
}
