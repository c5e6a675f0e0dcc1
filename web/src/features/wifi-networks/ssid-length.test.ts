import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { ssidLengthHint } from './ssid-length.ts'

beforeAll(() => i18n.activate('en'))

test.each(['', 'a'.repeat(23)])('a short name has no hint: “%s”', (ssid) =>
  expect(ssidLengthHint(ssid)).toBeUndefined(),
)

test.each([
  ['a'.repeat(24), '8 bytes left.'],
  ['a'.repeat(31), '1 byte left.'],
  ['a'.repeat(32), '0 bytes left.'],
  ['🐦'.repeat(8), '0 bytes left.'],
  [`${'🐦'.repeat(8)}!`, 'Too long by 1 byte.'],
])('the hint for “%s” is “%s”', (ssid, text) => expect(ssidLengthHint(ssid)).toContain(text))
