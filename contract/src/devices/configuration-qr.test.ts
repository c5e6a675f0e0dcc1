import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { configurationQr, readConfigurationQr } from './configuration-qr.ts'

test('a sealed configuration is equal after encoding and decoding its QR code', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 600 }), (sealed) => {
      const text = configurationQr(Buffer.from(sealed).toString('base64'))
      expect(text).toMatch(/^PIPIT1:[\w-]+$/)
      expect(readConfigurationQr(text)).toEqual(sealed)
    }),
  )
})

test.each([
  '',
  'PIPIT1:',
  'PIPIT2:AAAA',
  'pipit1:AAAA',
  'PIPIT1:AAA A',
  'PIPIT1:AAAAA',
  'https://example.org/PIPIT1:AAAA',
  'WIFI:S:Home;;',
])('the QR code %j is refused', (text) => expect(readConfigurationQr(text)).toBeNull())
