import { expect, test } from 'vitest'
import { i18nOf } from '../../../i18n/i18n.ts'
import { receiptLines } from './receipt-lines.ts'

const counts = { transcriptEntries: 2, devices: 1, cards: 3 }
const files = { deleted: 0, pending: 0 }

test('devices and cards stay in the family when a child is removed', () => {
  expect(receiptLines(i18nOf('en'), { subject: 'child', counts, files })).toEqual([
    '2 lines of transcripts',
    '1 device, no longer linked to the child',
    '3 cards, no longer linked to the child',
  ])
})

test('devices and cards leave the family when its account is deleted', () => {
  expect(receiptLines(i18nOf('en'), { subject: 'account', counts, files })).toEqual([
    '2 lines of transcripts',
    '1 device, no longer yours',
    '3 cards, no longer yours',
  ])
})
