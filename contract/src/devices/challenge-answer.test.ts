import { expect, test } from 'vitest'
import { encodeAnswer, noAnswer, readAnswer } from './challenge-answer.ts'

const answered = { state: 'answered', error: 'none', answer: Uint8Array.of(7, 8) } as const

test('the codes of an answer never change, because devices have them in their firmware', () => {
  expect([...encodeAnswer(noAnswer)]).toEqual([1, 0, 0])
  expect([...encodeAnswer(answered)]).toEqual([1, 1, 0, 7, 8])
  expect([...encodeAnswer({ ...noAnswer, state: 'failed', error: 'button-not-held' })]).toEqual([1, 2, 9])
})

test('an answer is equal after encoding and decoding, and an unknown one is refused', () => {
  expect(readAnswer(encodeAnswer(answered))).toEqual(answered)
  for (const bytes of [[], [1], [1, 0], [2, 0, 0], [1, 3, 0], [1, 2, 10]])
    expect(readAnswer(Uint8Array.from(bytes))).toBeNull()
})
