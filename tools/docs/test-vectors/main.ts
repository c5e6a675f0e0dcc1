// Writes the test vectors for builders of devices; a test compares the files with what this would write.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run-step.ts'
import { composeTestVectorFiles } from './test-vector-files.ts'

const { data, pages } = await composeTestVectorFiles()
for (const [file, text] of Object.entries({ ...data, ...pages })) writeFileSync(join(root, file), text)
