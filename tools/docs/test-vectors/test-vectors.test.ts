import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../run-step.ts'
import { createTestVectors } from './create-test-vectors.ts'
import { composeTestVectorFiles } from './test-vector-files.ts'

test('the test vectors are what the code of server and device computes', async () => {
  for (const [file, vectors] of Object.entries(await composeTestVectorFiles())) {
    expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toEqual(JSON.parse(JSON.stringify(vectors)))
  }
})

test('a stored message that does not open is sealed again, so that the difference is noticed', async () => {
  const { sealedConfiguration, sealedChallenge } = await createTestVectors(null)
  const swapped = { sealedConfiguration: sealedChallenge, sealedChallenge }
  const created = await createTestVectors(swapped)
  expect(created.sealedConfiguration.sealed).not.toBe(sealedChallenge.sealed)
  expect(created.sealedChallenge.sealed).toBe(sealedChallenge.sealed)
  expect(sealedConfiguration.sealed).not.toBe(created.sealedConfiguration.sealed)
})

test('every refused message has an error', async () => {
  const { refused } = await createTestVectors(null)
  expect(refused.map(({ error }) => error)).toEqual([
    'unsupported-version',
    'cannot-open',
    'cannot-open',
    'cannot-open',
  ])
})
