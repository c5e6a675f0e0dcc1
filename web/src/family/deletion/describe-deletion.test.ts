import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { describeDeletion, receiptText } from './describe-deletion.ts'

beforeAll(() => i18n.activate('en', ['en-GB']))

const receipt = {
  id: 'b7c1',
  subject: 'child' as const,
  deletedAt: '2026-11-18T09:30:00Z',
  counts: { children: 1, conversations: 2, recordings: 0, devices: 1 },
  files: { deleted: 3, pending: 1 },
}

test('a receipt counts what was deleted, and says what devices have lost', () => {
  expect(describeDeletion(receipt)).toEqual([
    '1 profile of a child',
    '2 conversations',
    '1 device, no longer linked to the child',
    '3 files',
    '1 file, to be deleted within a minute',
  ])
  expect(describeDeletion({ ...receipt, subject: 'account', counts: { devices: 2 } })[0]).toBe(
    '2 devices, no longer yours',
  )
})

test('a stored receipt says what was deleted and when', () => {
  expect(receiptText(receipt)).toMatch(
    /^Receipt of a deletion\n\nA child’s profile and everything about it, deleted for good on 18 Nov 2026, \d\d:30:\n- 1 profile/,
  )
  expect(receiptText(receipt)).toContain('\nReceipt b7c1\n')
})
