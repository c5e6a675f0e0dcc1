import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { flite, moonshines, readWeights, silero } from './weights.ts'

test('the installed weights have the expected hashes', async () => {
  const all = [silero, flite, ...Object.values(moonshines).flatMap(({ encoder, decoder }) => [encoder, decoder])]
  for (const weights of all) expect((await readWeights(weights)).length).toBeGreaterThan(1_000_000)
})

test('weights with another hash are not loaded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'weights-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const bytes = await readWeights(silero)
  bytes[1_000] = (bytes[1_000] ?? 0) ^ 1
  const file = join(folder, 'changed.onnx')
  await writeFile(file, bytes)
  await expect(readWeights({ ...silero, file: pathToFileURL(file) })).rejects.toThrow(
    /changed\.onnx is not the file that Pipit was tested with/,
  )
})
