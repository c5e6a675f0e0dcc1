import { expect, test } from 'vitest'
import { readSignature, readSignedModel } from './read-signature.ts'

const signature = `${'Ab+/'.repeat(21)}Zz==`
const printed = `model      Pipit One\nversion    2.0.0\nsize       200\nsha256     ${'0f'.repeat(32)}
public key ${'k'.repeat(43)}=\nsignature  ${signature}\n`

test('the signature and the model are found in what the command prints', () => {
  expect(readSignature(printed)).toBe(signature)
  expect(readSignedModel(printed)).toBe('Pipit One')
})

test('a signature alone is taken as it is, without the spaces around it', () => {
  expect(readSignature(` ${signature}\n`)).toBe(signature)
  expect(readSignedModel(signature)).toBeUndefined()
})

test('a text without a signature stays, so that it is refused', () => {
  expect(readSignature(' none ')).toBe('none')
})
