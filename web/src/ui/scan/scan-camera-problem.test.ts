import { expect, test } from 'vitest'
import { cameraProblem, cameraProblemInWords } from './scan-camera-problem.ts'

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'in-use'],
  ['AbortError', 'in-use'],
  ['TypeError', 'unsupported'],
] as const)('a camera that fails with %s is explained', (name, problem) => {
  expect(cameraProblem(Object.assign(new Error(), { name }))).toBe(problem)
})

test('every problem has words of its own', () => {
  const words = Object.values(cameraProblemInWords)
  expect(new Set(words).size).toBe(words.length)
})
