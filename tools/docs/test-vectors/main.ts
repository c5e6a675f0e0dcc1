// Writes the test vectors for builders of devices; a test compares the files with what this would write.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run-step.ts'
import { composeTestVectorFiles } from './test-vector-files.ts'

for (const [file, vectors] of Object.entries(await composeTestVectorFiles()))
  writeFileSync(join(root, file), `${JSON.stringify(vectors, null, 2)}\n`)
