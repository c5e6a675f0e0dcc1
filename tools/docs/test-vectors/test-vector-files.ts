import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run-step.ts'
import { createBoardVectors, type BoardVectors } from './create-board-vectors.ts'
import { createTestVectors, type TestVectors } from './create-test-vectors.ts'
import { renderBoardVectors } from './render-board-vectors.ts'
import { renderTestVectors } from './render-test-vectors.ts'

const deviceFile = 'docs/devices/test-vectors.json'
const boardFile = 'device/src/boards/test-vectors.json'

/** The files as they should be, by their path in the repository; the formatter breaks the lines of JSON differently. */
export async function composeTestVectorFiles() {
  const vectors = await createTestVectors(readStored<TestVectors>(deviceFile))
  const boardVectors = createBoardVectors(readStored<BoardVectors>(boardFile))
  return {
    data: { [deviceFile]: write(vectors), [boardFile]: write(boardVectors) },
    pages: {
      'docs/devices/test-vectors.md': renderTestVectors(vectors),
      'docs/devices/board-test-vectors.md': renderBoardVectors(boardVectors),
    },
  }
}

const write = (vectors: unknown) => `${JSON.stringify(vectors, null, 2)}\n`

function readStored<Vectors>(file: string): Vectors | null {
  const path = join(root, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Vectors) : null
}
