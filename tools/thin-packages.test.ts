import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { letNpmRestorePackages, thinPackages } from './thin-packages.mjs'

const wholePackage = {
  'package.json': '{ "name": "parrot", "version": "1.0.0" }',
  'index.js': 'module.exports = "hello"',
  'index.js.map': '{}',
  'index.d.ts': 'export = string',
  LICENSE: 'MIT',
}

test('types and source maps are deleted from packages, but nothing from our own', async () => {
  const project = await installParrot()
  thinPackages(project.modules)
  expect(await project.parrot()).toEqual(['LICENSE', 'index.js', 'package.json'])
  expect(await readdir(join(project.folder, 'own'))).toEqual(['package.json', 'source.ts'])
})

test('npm restores thinned packages with the next install, once it is let', async () => {
  const project = await installParrot()
  thinPackages(project.modules)
  await project.install()
  expect(await project.parrot()).toEqual(['LICENSE', 'index.js', 'package.json'])
  letNpmRestorePackages(project.modules)
  await project.install()
  expect(await project.parrot()).toEqual(Object.keys(wholePackage).sort())
})

async function installParrot() {
  const { path, remove } = await temporaryDataFolder('pipit-thin-packages-')
  onTestFinished(remove)
  const folder = join(path, 'project')
  const modules = join(folder, 'node_modules')
  await writeFiles(join(path, 'parrot'), wholePackage)
  await npm(path, 'pack', './parrot')
  await writeFiles(folder, {
    'package.json':
      '{ "name": "project", "workspaces": ["own"], "dependencies": { "parrot": "file:../parrot-1.0.0.tgz" } }',
    'own/package.json': '{ "name": "own", "version": "1.0.0" }',
    'own/source.ts': 'export {}',
  })
  const install = () => npm(folder, 'install', '--ignore-scripts', '--no-audit', '--offline')
  await install()
  return { folder, modules, install, parrot: async () => (await readdir(join(modules, 'parrot'))).sort() }
}

async function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

const npm = (folder: string, ...args: string[]) => promisify(execFile)('npm', args, { cwd: folder })
