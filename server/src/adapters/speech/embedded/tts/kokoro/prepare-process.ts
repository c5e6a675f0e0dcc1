import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { writtenSentences } from '../../../../language/scripted/written-sentences.ts'
import { fetchKokoro } from './fetch-kokoro.ts'
import { loadKokoro } from './kokoro.ts'
import { decodedSeconds } from './opus.ts'
import type { PreparationReport } from './prepare-voices.ts'
import { renderSentence } from './render-sentence.ts'
import { createSentenceStore } from './sentence-store.ts'
import { readStatus, writeStatus } from './voice-status.ts'
import { isKokoroVoice, type KokoroVoiceId } from './voices.ts'

/** Fetches Kokoro, measures this machine, and renders the written sentences for the voices that are in use. */

const [folder = '', ...names] = process.argv.slice(2)
const voices = names.filter(isKokoroVoice)
const report = (message: PreparationReport) => process.send?.(message)
const sentencesPerReport = 50
const calibrationText = 'Shall we look for the little dragon together?'

// The server has ended, or stops this process because somebody talks: each finished sentence is stored already.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

try {
  await prepare()
  report({ type: 'done' })
} catch (error) {
  report({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
}
process.disconnect?.()

async function prepare() {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  await fetchKokoro(join(folder, 'kokoro'))
  const kokoro = await loadKokoro(join(folder, 'kokoro'))
  const render = (text: string, voice: KokoroVoiceId) => renderSentence(kokoro, text, voice)
  await calibrate(render)

  setPriority(constants.priority.PRIORITY_LOW)
  const store = createSentenceStore(join(folder, 'sentences'))
  const texts = await writtenSentences()
  for (const voice of voices) {
    const missing = await store.missing(voice, texts)
    await saveShare(voice, texts.length - missing.length, texts.length)
    for (const [index, text] of missing.entries()) {
      await store.save(voice, text, await render(text, voice))
      const rendered = texts.length - missing.length + index + 1
      if (rendered % sentencesPerReport === 0 || rendered === texts.length)
        await saveShare(voice, rendered, texts.length)
    }
  }
  await store.deleteUnused(voices, texts)
}

/** The second rendering counts, because the first one is slower; the best of all starts, because others use the machine. */
async function calibrate(render: (text: string, voice: KokoroVoiceId) => Promise<Buffer>) {
  await render(calibrationText, 'heart')
  const startedAt = performance.now()
  const speech = await render(calibrationText, 'heart')
  const measured = (performance.now() - startedAt) / 1000 / decodedSeconds(speech)
  const status = await readStatus(folder)
  const renderingTime = Math.min(measured, status.renderingTime ?? measured)
  await writeStatus(folder, { ...status, renderingTime })
  report({ type: 'measured', milliseconds: Math.round(renderingTime * 1000) })
}

async function saveShare(voice: string, rendered: number, total: number) {
  const status = await readStatus(folder)
  await writeStatus(folder, { ...status, renderedShare: { ...status.renderedShare, [voice]: rendered / total } })
  report({ type: 'rendered', voice, rendered, total })
}
