import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { expect, onTestFinished, test } from 'vitest'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import type { KokoroJob } from './kokoro-process.ts'
import { createKokoroSpeech } from './kokoro-speech.ts'
import { encodeOpus } from './opus.ts'
import { createSentenceStore } from './sentence-store.ts'

async function open(maxWaitMs = 10_000) {
  const folder = await mkdtemp(join(tmpdir(), 'voices-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const rendered: string[] = []
  let gate = Promise.resolve()
  const workers: Pick<WorkerPool, 'run'> = {
    async run(job) {
      const { text, voice } = job as KokoroJob
      rendered.push(`${voice}: ${text}`)
      await gate
      return encodeOpus(new Int16Array(480).fill(1_000))
    },
  }
  const store = createSentenceStore(folder)
  const kokoro = createKokoroSpeech(workers, store, maxWaitMs)
  return {
    folder,
    rendered,
    store,
    kokoro,
    holdBack() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    speak: async (text: string, signal = new AbortController().signal) =>
      joinSamples(await Array.fromAsync(kokoro.speakSentence(text, 'heart', signal))),
  }
}

test('a sentence is rendered once, and its speech is not written to the disk', async () => {
  const { speak, rendered, folder } = await open()
  const first = await speak('Hello, Mia!')
  expect(await speak('Hello, Mia!')).toEqual(first)
  expect(rendered).toEqual(['heart: Hello, Mia!'])
  expect(await readdir(folder)).toEqual([])
})

test('a stored sentence is not rendered', async () => {
  const { speak, rendered, store } = await open()
  await store.save('heart', 'What shall we do?', encodeOpus(new Int16Array(960).fill(1_000)))
  expect(await speak('What shall we do?')).toHaveLength(960)
  await speak('What shall we play?')
  expect(rendered).toEqual(['heart: What shall we play?'])
})

test('a sentence that is being rendered ahead is not rendered a second time', async () => {
  const { speak, kokoro, rendered, holdBack } = await open()
  const release = holdBack()
  const ahead = kokoro.renderAhead(['One.', 'Two.'], 'heart', new AbortController().signal)
  await expect.poll(() => rendered).toHaveLength(1)
  const spoken = speak('One.')
  release()
  await Promise.all([ahead, spoken])
  expect(rendered).toEqual(['heart: One.', 'heart: Two.'])
})

test('rendering ahead stops at its signal, and speaking at its own', async () => {
  const { speak, kokoro, rendered, holdBack } = await open()
  const release = holdBack()
  const [ahead, listener] = [new AbortController(), new AbortController()]
  const done = kokoro.renderAhead(['One.', 'Two.'], 'heart', ahead.signal)
  const spoken = speak('One.', listener.signal)
  listener.abort(new Error('the child speaks'))
  await expect(spoken).rejects.toThrow('the child speaks')
  ahead.abort()
  release()
  await done
  expect(rendered).toEqual(['heart: One.'])
})

test('a sentence that was interrupted before its turn is not rendered', async () => {
  const { speak, rendered } = await open()
  const interrupted = AbortSignal.abort(new Error('the child speaks'))
  await expect(speak('One.', interrupted)).rejects.toThrow('the child speaks')
  expect(rendered).toEqual([])
})

test('the store knows what is missing and deletes what nobody says any more', async () => {
  const { store, folder } = await open()
  const texts = ['One.', 'Two.', 'Three.']
  expect(await store.missing('heart', texts)).toEqual(texts)
  for (const voice of ['heart', 'emma'])
    for (const text of texts) await store.save(voice, text, encodeOpus(new Int16Array(480)))
  expect(await store.missing('heart', ['Zero.', ...texts])).toEqual(['Zero.'])
  await store.deleteUnused(['emma'], ['Two.'])
  expect(await store.missing('emma', texts)).toEqual(['One.', 'Three.'])
  expect(await store.missing('heart', texts)).toEqual(texts)
  expect(existsSync(folder)).toBe(true)
})

test('a sentence that takes too long to render fails, so that the simple voice can speak instead', async () => {
  const { speak, holdBack } = await open(20)
  const release = holdBack()
  await expect(speak('Hello, Mia!')).rejects.toMatchObject({ code: 'timeout' })
  release()
  await expect.poll(() => speak('Hello, Mia!').then(({ length }) => length)).toBe(480)
})

test('a long sentence is rendered in parts', async () => {
  const { speak, rendered, kokoro } = await open()
  const sentence = 'Shall we go into the forest, Oscar, or would you rather sail on the sea?'
  await kokoro.renderAhead([sentence], 'heart', new AbortController().signal)
  expect(rendered).toEqual([
    'heart: Shall we go into the forest, Oscar,',
    'heart: or would you rather sail on the sea?',
  ])
  expect(await speak(sentence)).toHaveLength(960)
  expect(rendered).toHaveLength(2)
})
