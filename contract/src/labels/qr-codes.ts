import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { binaryFile, randomId } from '../api/fields.ts'
import { labelPapers, papers } from './label-papers.ts'

const upTo = (most: number) =>
  z.int('Give a whole number.').min(1, 'At least 1.').max(most, `At most ${most}.`).optional()
const millimetres = (most: number) =>
  z.number('Give a number.').min(0, 'At least 0.').max(most, `At most ${most} mm.`).optional()
const grid = {
  columns: upTo(20),
  rows: upTo(30),
  sideMargin: millimetres(100),
  topMargin: millimetres(100),
  columnGap: millimetres(50),
  rowGap: millimetres(50),
}

const sheet = z
  .object({
    ids: z.array(randomId).min(1, 'Choose at least one.').max(10_000, 'At most 10,000.').optional(),
    batchId: z.uuid('Choose a batch.').optional(),
    format: z.enum(['pdf', 'svg-zip']).default('pdf'),
    paper: z.enum(keysOf(papers)).default('a4'),
    /** Ready-cut labels, such as `3x8`. Without it: a grid of one's own, four by six where nothing else is said. */
    labelPaper: z.string().max(20).optional(),
    ...grid,
    /** Unless said otherwise, a grid of one's own has them and ready-cut labels have none. */
    cutMarks: z.boolean().optional(),
  })
  .refine((wanted) => (wanted.ids === undefined) !== (wanted.batchId === undefined), {
    path: ['ids'],
    message: 'Name either the ids or the batch.',
  })
  .superRefine(({ paper, labelPaper, ...wanted }, { addIssue }) => {
    if (labelPaper === undefined) return
    const known = keysOf(labelPapers[paper])
    if (!known.includes(labelPaper)) {
      addIssue({
        code: 'custom',
        path: ['labelPaper'],
        message: `There is no such label paper of this size; there are ${known.join(', ')}.`,
      })
    }
    for (const field of keysOf(grid)) {
      if (wanted[field] !== undefined)
        addIssue({ code: 'custom', path: [field], message: 'A label paper has measures of its own: leave this out.' })
    }
  })

function keysOf<Key extends string>(record: Record<Key, unknown>) {
  return Object.keys(record) as [Key, ...Key[]]
}

export const deviceQrCodes = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/qr-codes',
  summary: 'QR codes of devices as a sheet of labels or a ZIP of pictures',
  needs: 'device:superadmin',
  body: sheet,
  responses: { 200: binaryFile },
})

export const cardQrCodes = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/qr-codes',
  summary: 'QR codes of cards as a sheet of labels or a ZIP of pictures',
  needs: 'card:superadmin',
  body: sheet,
  responses: { 200: binaryFile },
})
