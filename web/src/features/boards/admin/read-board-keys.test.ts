import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { readBoardKeys } from './read-board-keys.ts'

beforeAll(() => i18n.activate('en'))
const key = '0f'.repeat(32)

test('serial numbers and keys are read with and without a header, quotes and empty lines', () => {
  const read = {
    keys: [
      { serialNumber: 'SN-1', key },
      { serialNumber: 'SN_2.b', key },
    ],
    problems: [],
  }
  expect(readBoardKeys(`serial,key\r\nSN-1,${key}\r\n\r\nSN_2.b,${key}\r\n`)).toEqual(read)
  expect(readBoardKeys(`"SN-1";"${key}"\nSN_2.b\t${key}`)).toEqual(read)
  expect(readBoardKeys('')).toEqual({ keys: [], problems: [] })
})

test('each wrong line is named', () => {
  const lines = [`SN-1,${key}`, 'SN-2', `SN 3,${key}`, 'SN-4,abc', `SN-1,${key}`, `SN-5,${key},blue`]
  expect(readBoardKeys(lines.join('\n')).problems).toEqual([
    { line: 2, problem: 'A serial number and a key are expected, with a comma between them.' },
    { line: 3, problem: 'The serial number may have letters, digits, dots, dashes and underscores.' },
    { line: 4, problem: 'The key needs 64 hexadecimal digits.' },
    { line: 5, problem: 'This serial number stands in an earlier line, too.' },
    { line: 6, problem: 'A serial number and a key are expected, with a comma between them.' },
  ])
})
