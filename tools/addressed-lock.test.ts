import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { withAddressedLock } from './addressed-lock.mjs'

test('npm downloads locked packages without asking the registry where they are', async () => {
  const { folder, registry, install } = await projectWithParrot()
  await withAddressedLock(folder, registry.url, install)
  expect(registry.requests).toEqual(['/@birds/parrot/-/parrot-1.0.0.tgz'])
  expect(existsSync(join(folder, 'node_modules/@birds/parrot/index.js'))).toBe(true)
})

test('a package that is not the locked one is refused', async () => {
  const { folder, registry, install } = await projectWithParrot({ integrity: `sha512-${hash(Buffer.from('cuckoo'))}` })
  await expect(withAddressedLock(folder, registry.url, install)).rejects.toThrow('EINTEGRITY')
  expect(existsSync(join(folder, 'node_modules/@birds/parrot'))).toBe(false)
})

test('the lock file stays as it is, and no second one is left, even after a failure', async () => {
  const { folder, registry, lock } = await projectWithParrot()
  const failing = () => Promise.reject(new Error('The disk is full.'))
  await expect(withAddressedLock(folder, registry.url, failing)).rejects.toThrow('The disk is full.')
  expect(await readFile(join(folder, 'package-lock.json'), 'utf8')).toBe(lock)
  expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false)
})

/** A project whose lock file knows a package of a registry by version and hash alone. */
async function projectWithParrot({ integrity }: { integrity?: string } = {}) {
  const { path, remove } = await temporaryDataFolder('pipit-addressed-lock-')
  onTestFinished(remove)
  const tarball = await packParrot(path)
  const registry = await serveParrot(tarball)
  const folder = join(path, 'project')
  const dependencies = { '@birds/parrot': '1.0.0' }
  const packages = {
    '': { name: 'project', dependencies },
    'node_modules/@birds/parrot': { version: '1.0.0', integrity: integrity ?? `sha512-${hash(tarball)}` },
  }
  const lock = JSON.stringify({ name: 'project', lockfileVersion: 3, packages })
  await mkdir(folder)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'project', dependencies }))
  await writeFile(join(folder, 'package-lock.json'), lock)
  const settings = [`--registry=${registry.url}`, `--cache=${join(path, 'cache')}`, '--fetch-retries=0']
  const install = () => npm(folder, 'install', '--no-save', '--no-audit', ...settings)
  return { folder, lock, registry, install }
}

async function packParrot(path: string) {
  await mkdir(join(path, 'parrot'))
  await writeFile(join(path, 'parrot/package.json'), '{ "name": "@birds/parrot", "version": "1.0.0" }')
  await writeFile(join(path, 'parrot/index.js'), 'module.exports = "hello"')
  await npm(path, 'pack', './parrot')
  return readFile(join(path, 'birds-parrot-1.0.0.tgz'))
}

async function serveParrot(tarball: Buffer) {
  const requests: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requests.push(url)
    if (url.endsWith('.tgz')) response.end(tarball)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const hash = (content: Buffer) => createHash('sha512').update(content).digest('base64')

const npm = (folder: string, ...args: string[]) => promisify(execFile)('npm', args, { cwd: folder })
