import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run-step.ts'
import { createTestVectors, type TestVectors } from './create-test-vectors.ts'
import { renderTestVectors } from './render-test-vectors.ts'

export const dataFile = 'docs/devices/test-vectors.json'

/** The files as they should be, by their path in the repository; the formatter breaks the lines of JSON differently. */
export async function composeTestVectorFiles(): Promise<Record<string, string>> {
  const path = join(root, dataFile)
  const stored = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as TestVectors) : null
  const vectors = await createTestVectors(stored)
  return {
    [dataFile]: `${JSON.stringify(vectors, null, 2)}\n`,
    'docs/devices/test-vectors.md': renderTestVectors(vectors),
  }
}
