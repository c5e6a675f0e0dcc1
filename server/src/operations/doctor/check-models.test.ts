import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { loadModel } from '@pipit/voice/embedded/models/load-model'
import { silero } from '@pipit/voice/embedded/models/weights'
import { composeModelFiles } from './compose-voice-checks.ts'
import { readConfig } from '../../config/config.ts'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { checkModels } from './check-models.ts'

const { signal } = new AbortController()
const { voice } = readConfig({ VOICE_MODEL: 'tiny' })

async function emptyFolder() {
  const folder = await temporaryDataFolder()
  onTestFinished(folder.remove)
  return folder.path
}

/** A model whose file is a copy, changed by `change`. */
async function aCopy(change: (bytes: Buffer) => void) {
  const path = join(await emptyFolder(), 'copy.onnx')
  const bytes = await readFile(fileURLToPath(silero.file))
  change(bytes)
  await writeFile(path, bytes)
  const load = async () => void (await loadModel({ ...silero, file: pathToFileURL(path) }))
  return { purpose: 'voice activity detection', path, load }
}

test('the installed models are right and can be loaded, and voices that are still to be fetched are no mistake', async () => {
  expect(await checkModels(await composeModelFiles(voice, await emptyFolder()), signal)).toEqual([
    { level: 'ok', text: '4 model files are right and can be loaded.' },
    { level: 'note', text: expect.stringContaining('not there yet') },
  ])
})

test('a model file of which one bit has changed is wrong', async () => {
  const copy = await aCopy((bytes) => bytes.writeUInt8(bytes.readUInt8(1000) ^ 1, 1000))
  expect(await checkModels({ models: [copy], naturalVoices: null }, signal)).toMatchObject([
    { level: 'problem', text: `voice activity detection: ${copy.path} is not the file that Pipit was tested with.` },
  ])
})

test('a model file that is missing or that cannot be loaded is wrong', async () => {
  const copy = await aCopy(() => undefined)
  const missing = { ...copy, load: async () => void (await readFile(`${copy.path}.gone`)) }
  const unloadable = { ...copy, load: () => Promise.reject(new Error('Illegal instruction')) }
  const findings = await checkModels({ models: [missing, unloadable], naturalVoices: null }, signal)
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringContaining('is missing'),
    expect.stringContaining('cannot be loaded on this machine'),
  ])
})

test('natural voices that were damaged on the disk are wrong', async () => {
  const dataFolder = await emptyFolder()
  await mkdir(join(dataFolder, 'voices', 'kokoro'), { recursive: true })
  await writeFile(join(dataFolder, 'voices', 'kokoro', 'kokoro-quantized.onnx'), 'half of it')
  const [, model, firstVoice] = await checkModels(await composeModelFiles(voice, dataFolder), signal)
  expect(model).toMatchObject({ level: 'problem', fix: expect.stringContaining('fetches them again') })
  expect(firstVoice).toMatchObject({ level: 'problem', text: expect.stringContaining('is missing') })
})
