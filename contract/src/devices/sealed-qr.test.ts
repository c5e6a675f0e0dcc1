import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealedQr, readSealedQr } from './sealed-qr.ts'

test('a sealed configuration is equal after encoding and decoding its QR code', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 600 }), (sealed) => {
      const text = sealedQr('configuration', Buffer.from(sealed).toString('base64'))
      expect(text).toMatch(/^PIPIT1:[\w-]+$/)
      expect(readSealedQr('configuration', text)).toEqual(sealed)
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
])('the QR code %j is refused', (text) => expect(readSealedQr('configuration', text)).toBeNull())

test('a QR code with a challenge is not read as a configuration, nor the other way round', () => {
  expect(readSealedQr('challenge', sealedQr('challenge', 'AAAA'))).toEqual(new Uint8Array(3))
  expect(readSealedQr('configuration', sealedQr('challenge', 'AAAA'))).toBeNull()
  expect(readSealedQr('challenge', sealedQr('configuration', 'AAAA'))).toBeNull()
})
