import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { binaryFile, randomId } from '../api/fields.ts'
import { labelPapers, papers } from './label-papers.ts'

const countUpTo = (max: number) =>
  z.int(/*i18n*/ 'Give a whole number.').min(1, /*i18n*/ 'At least 1.').max(max, `At most ${max}.`).optional()
const millimetresUpTo = (max: number) =>
  z.number(/*i18n*/ 'Give a number.').min(0, /*i18n*/ 'At least 0.').max(max, `At most ${max} mm.`).optional()
const grid = {
  columns: countUpTo(20),
  rows: countUpTo(30),
  sideMargin: millimetresUpTo(100),
  topMargin: millimetresUpTo(100),
  columnGap: millimetresUpTo(50),
  rowGap: millimetresUpTo(50),
}

const sheet = z
  .object({
    ids: z.array(randomId).min(1, /*i18n*/ 'Choose at least one.').max(10_000, /*i18n*/ 'At most 10,000.').optional(),
    batchId: z.uuid(/*i18n*/ 'Choose a batch.').optional(),
    format: z.enum(['pdf', 'svg-zip']).default('pdf'),
    paper: z.enum(keysOf(papers)).default('a4'),
    /** Ready-cut labels, such as `3x8`. Without it, the grid below is used, by default four by six. */
    labelPaper: z.string().max(20).optional(),
    ...grid,
    /** It is true by default for a custom grid, false for ready-cut labels. */
    cutMarks: z.boolean().optional(),
    /** Chosen by the caller, to read the progress with. */
    progressKey: z.uuid().optional(),
  })
  .refine(({ ids, batchId }) => (ids === undefined) !== (batchId === undefined), {
    path: ['ids'],
    message: /*i18n*/ 'Name either the ids or the batch.',
  })
  .superRefine(({ paper, labelPaper, ...options }, { addIssue }) => {
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
      if (options[field] !== undefined)
        addIssue({
          code: 'custom',
          path: [field],
          message: /*i18n*/ 'A label paper has measures of its own: leave this out.',
        })
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
  concerns: 'installation',
  action: 'device-labels.printed',
  body: sheet,
  responses: { 200: binaryFile('application/pdf', 'application/zip') },
})

export const cardQrCodes = defineEndpoint({
  method: 'POST',
  path: '/admin/cards/qr-codes',
  summary: 'QR codes of cards as a sheet of labels or a ZIP of pictures',
  needs: 'card:superadmin',
  concerns: 'installation',
  action: 'card-labels.printed',
  body: sheet,
  responses: { 200: binaryFile('application/pdf', 'application/zip') },
})

/** Both are null if no file is being drawn with this key, or another process draws it. */
const drawingProgress = {
  params: z.object({ progressKey: z.uuid().describe('The one that was sent with the request for the labels.') }),
  responses: { 200: z.object({ drawnCount: z.int().nullable(), totalCount: z.int().nullable() }) },
} as const

export const readDeviceQrCodesProgress = defineEndpoint({
  method: 'GET',
  path: '/admin/devices/qr-codes/:progressKey/progress',
  summary: 'How many labels of devices are drawn so far, by the key that was sent with the request for them',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: null,
  ...drawingProgress,
})

export const readCardQrCodesProgress = defineEndpoint({
  method: 'GET',
  path: '/admin/cards/qr-codes/:progressKey/progress',
  summary: 'How many labels of cards are drawn so far, by the key that was sent with the request for them',
  needs: 'card:superadmin',
  concerns: 'installation',
  action: null,
  ...drawingProgress,
})
