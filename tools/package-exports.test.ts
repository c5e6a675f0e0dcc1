import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages, root } from './run-step.ts'

/** These packages list what others may import. The others export every file. */
test.each(['coach', 'voice', 'concurrency', 'identity'])(
  '%s exports what other packages import, and nothing else',
  (name) => {
    const { exports } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
      exports: Record<string, string>
    }
    expect(Object.keys(exports).toSorted()).toEqual(importedFrom(name))
    expect(Object.values(exports).filter((path) => !existsSync(join(root, name, path)))).toEqual([])
  },
)

function importedFrom(name: string): string[] {
  const specifier = new RegExp(`['"]@pipit/${name}/([^'"]+)['"]`, 'g')
  const files = packages
    .filter((other) => other !== name)
    .flatMap((other) =>
      globSync(`${other}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }),
    )
  const imported = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(specifier)].map(([, path]) => `./${path}`),
  )
  return [...new Set(imported)].toSorted()
}
