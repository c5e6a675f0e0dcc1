import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { signalText } from './signal-text.ts'

beforeAll(() => i18n.activate('en'))

test.each([
  [-40, 'Strong'],
  [-60, 'Strong'],
  [-61, 'Medium'],
  [-70, 'Medium'],
  [-71, 'Weak: bring it nearer to the router'],
  [null, 'Not known'],
])('a signal of %s dBm is "%s"', (signalDbm, text) => {
  expect(signalText(signalDbm)).toBe(text)
})
