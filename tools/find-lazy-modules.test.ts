import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findLazyModules } from './find-lazy-modules.ts'
import { root } from './run-step.ts'

test('each module that product code imports lazily is found once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-lazy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'feature'))
  await mkdir(join(folder, 'testing'))
  await writeFile(join(folder, 'compose.ts'), "const a = () => import('./feature/a.ts')\nawait import('a-package')\n")
  await writeFile(join(folder, 'feature/b.ts'), "const c = (await import(\n  '../c.ts'\n)).c\nimport('./a.ts')\n")
  await writeFile(join(folder, 'feature/b.test.ts'), "await import('./only-in-tests.ts')\n")
  await writeFile(join(folder, 'testing/start.ts'), "await import('./only-in-tests.ts')\n")
  const found = findLazyModules(folder).map((url) => relative(folder, fileURLToPath(url)))
  expect(found).toEqual(['c.ts', join('feature', 'a.ts')])
})

test('every lazily imported module of the server exists', () => {
  const found = findLazyModules(join(root, 'server/src'))
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((url) => !existsSync(fileURLToPath(url)))).toEqual([])
})
