import { expect, test } from 'vitest'
import { toMediaDeviceError, cameraErrorTexts } from './media-device-error.ts'

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'in-use'],
  ['AbortError', 'in-use'],
  ['TypeError', 'unsupported'],
] as const)('a camera that fails with %s has the error %s', (name, error) => {
  expect(toMediaDeviceError(Object.assign(new Error(), { name }))).toBe(error)
})

test('every camera error has its own text', () => {
  const texts = Object.values(cameraErrorTexts).map(({ message }) => message)
  expect(new Set(texts).size).toBe(texts.length)
})
