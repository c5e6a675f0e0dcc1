import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run-step.ts'
import { createBoardVectors, type BoardVectors } from './create-board-vectors.ts'
import { createTestVectors, type TestVectors } from './create-test-vectors.ts'

const deviceFile = 'docs/devices/test-vectors.json'
const boardFile = 'docs/devices/board-test-vectors.json'

/** What the files should hold, by their path in the repository. */
export async function composeTestVectorFiles() {
  return {
    [deviceFile]: await createTestVectors(readStored<TestVectors>(deviceFile)),
    [boardFile]: createBoardVectors(readStored<BoardVectors>(boardFile)),
  }
}

function readStored<Vectors>(file: string): Vectors | null {
  const path = join(root, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Vectors) : null
}
