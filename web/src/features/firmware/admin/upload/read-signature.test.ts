import { expect, test } from 'vitest'
import { readSignature, readSignedModel, readSignedProtocol } from './read-signature.ts'

const signature = `${'Ab+/'.repeat(21)}Zz==`
const printed = `protocol   xiaozhi\nmodel      Pipit One\nversion    2.0.0\nsize       200\nsha256     ${'0f'.repeat(32)}
public key ${'k'.repeat(43)}=\nsignature  ${signature}\n`

test('the signature, the model and who installs it are found in what the command prints', () => {
  expect(readSignature(printed)).toBe(signature)
  expect(readSignedModel(printed)).toBe('Pipit One')
  expect(readSignedProtocol(printed)).toBe('xiaozhi')
})

test('a signature alone is taken as it is, without the spaces around it', () => {
  expect(readSignature(` ${signature}\n`)).toBe(signature)
  expect(readSignedModel(signature)).toBeUndefined()
  expect(readSignedProtocol(signature)).toBeUndefined()
  expect(readSignedProtocol('protocol   other')).toBeUndefined()
})

test('a text without a signature stays, so that it is refused', () => {
  expect(readSignature(' none ')).toBe('none')
})
