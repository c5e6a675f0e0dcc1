import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { compressBest, compressQuickly } from './compress-files.ts'

test('the best copies replace the quick ones, are smaller and hold the same', async () => {
  const folder = await temporaryDataFolder('pipit-compress-')
  onTestFinished(folder.remove)
  const read = (name: string) => readFile(join(folder.path, name))
  await cp(new URL('../docs/device-protocol.md', import.meta.url), join(folder.path, 'app.js'))
  await writeFile(join(folder.path, 'picture.png'), 'not compressed again')

  await compressQuickly(folder.path)
  const files = ['app.js', 'app.js.br', 'app.js.gz', 'picture.png']
  expect((await readdir(folder.path)).sort()).toEqual(files)
  const quick = await read('app.js.br')
  expect(brotliDecompressSync(quick)).toEqual(await read('app.js'))
  expect(gunzipSync(await read('app.js.gz'))).toEqual(await read('app.js'))

  await compressBest(folder.path)
  expect((await readdir(folder.path)).sort()).toEqual(files)
  expect(brotliDecompressSync(await read('app.js.br'))).toEqual(await read('app.js'))
  expect((await read('app.js.br')).length).toBeLessThan(quick.length)
})
