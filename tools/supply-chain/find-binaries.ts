import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../run-step.ts'

const folder = join(root, 'node_modules')

/** The binary files of all installed packages, relative to node_modules. */
export function findBinaryFiles(): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(a|bin|dll|dylib|exe|node|onnx|ort|so|so\..*|wasm)$/.test(entry.name))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
      // Our own packages are links; what they hold is built from the others.
      .filter((path) => !path.startsWith('@pipit/'))
  )
}
