import { deviceQrCodes } from '@pipit/contract/labels/qr-codes'
import { expect, test } from 'vitest'
import { previewSheet, toSheetRequest, defaultSheetValues } from './label-sheet-values.ts'

const values = defaultSheetValues('0b5a7e9e-6c43-4d0e-9c55-2f7a1c5e8d11')
const fieldsRefused = (sheet: unknown) =>
  deviceQrCodes.body.safeParse(sheet).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test('the default sheet is accepted by the server', () => {
  expect(fieldsRefused(toSheetRequest(values, null))).toEqual([])
  expect(previewSheet(values)?.lefts).toHaveLength(4)
})

test('a label paper replaces the measures, and pictures need none', () => {
  expect(toSheetRequest({ ...values, labelPaper: '3x8' }, null)).toEqual({
    batchId: values.batchId,
    format: 'pdf',
    paper: 'a4',
    labelPaper: '3x8',
  })
  expect(toSheetRequest({ ...values, format: 'svg-zip' }, ['a'])).toEqual({ ids: ['a'], format: 'svg-zip' })
})

test('an invalid measure is reported, and there is no preview', () => {
  const wrong = { ...values, batchId: null, columns: 'four', rows: '31', sideMargin: '' }
  expect(fieldsRefused(toSheetRequest(wrong, null))).toEqual([
    ['batchId', 'Choose a batch.'],
    ['columns', 'Give a whole number.'],
    ['rows', 'At most 30.'],
    ['sideMargin', 'Give a number.'],
  ])
  expect(previewSheet(wrong)).toBeNull()
})

test('margins that leave no room for labels give no preview', () => {
  expect(previewSheet({ ...values, sideMargin: '100', columnGap: '50' })).toBeNull()
})
