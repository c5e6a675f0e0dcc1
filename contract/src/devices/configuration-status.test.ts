import { expect, test } from 'vitest'
import { configurationErrors, configurationStates, encodeStatus, readStatus } from './configuration-status.ts'

test('every state and error is equal after encoding and decoding', () => {
  for (const state of configurationStates) {
    for (const error of configurationErrors)
      expect(readStatus(encodeStatus({ state, error }))).toEqual({ state, error })
  }
})

test('the status codes never change, because devices have them in their firmware', () => {
  expect([...encodeStatus({ state: 'ready', error: 'none' })]).toEqual([1, 0, 0])
  expect([...encodeStatus({ state: 'failed', error: 'wifi-password-wrong' })]).toEqual([1, 5, 6])
  expect([...encodeStatus({ state: 'failed', error: 'key-refused' })]).toEqual([1, 5, 8])
  expect([...encodeStatus({ state: 'failed', error: 'button-not-held' })]).toEqual([1, 5, 9])
})

test.each([[[]], [[1]], [[1, 0]], [[2, 0, 0]], [[1, 6, 0]], [[1, 5, 10]]])(
  'the unknown status %j is refused',
  (bytes) => {
    expect(readStatus(Uint8Array.from(bytes))).toBeNull()
  },
)
