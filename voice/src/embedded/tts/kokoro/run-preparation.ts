import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fetchKokoro } from './fetch-kokoro.ts'
import { loadKokoro } from './kokoro.ts'
import { decodedSeconds } from './opus.ts'
import type { PreparationReport } from './prepare-voices.ts'
import { renderSentence } from './render-sentence.ts'
import { createSentenceStore, type SentenceStore } from './sentence-store.ts'
import { readStatus, writeStatus } from './voice-status.ts'
import { isKokoroVoice, type KokoroVoiceId } from './voices.ts'

const report = (message: PreparationReport) => process.send?.(message)
const sentencesPerReport = 50
const calibrationText = 'Shall we look for the little dragon together?'

/** The sentences of an activity, for example, are rendered before those of the next one. */
export interface SentenceGroup {
  group: string
  sentences: string[]
}

/** Fetches Kokoro, measures this machine, and renders sentences for the voices in use, in a process of its own. */
export async function runPreparation(findSentences: () => Promise<SentenceGroup[]>) {
  const [folder = '', ...names] = process.argv.slice(2)
  // The server has ended, or stops this process because somebody talks: each finished sentence is stored already.
  process.on('disconnect', () => process.exit())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  try {
    await prepare(folder, names.filter(isKokoroVoice), findSentences)
    report({ type: 'done' })
  } catch (error) {
    report({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
  process.disconnect?.()
}

async function prepare(folder: string, voices: KokoroVoiceId[], findSentences: () => Promise<SentenceGroup[]>) {
  // A conversation has this priority, so the measured speed is the one that matters.
  setPriority(constants.priority.PRIORITY_LOW)
  await fetchKokoro(join(folder, 'kokoro'))
  const kokoro = await loadKokoro(join(folder, 'kokoro'))
  const render = (text: string, voice: KokoroVoiceId) => renderSentence(kokoro, text, voice)
  await calibrate(folder, render)
  const store = createSentenceStore(join(folder, 'sentences'))
  const groups = await findSentences()
  for (const voice of voices) await renderGroups({ folder, groups, voice, store, render })
  await store.deleteUnused(
    voices,
    groups.flatMap(({ sentences }) => sentences),
  )
}

type Render = (text: string, voice: KokoroVoiceId) => Promise<Buffer>
interface Rendering {
  folder: string
  groups: SentenceGroup[]
  voice: KokoroVoiceId
  store: SentenceStore
  render: Render
}

async function renderGroups({ folder, groups, voice, store, render }: Rendering) {
  const missing = await Promise.all(groups.map(({ sentences }) => store.missing(voice, sentences)))
  const total = groups.reduce((sum, { sentences }) => sum + sentences.length, 0)
  let rendered = total - missing.flat().length
  const shares = groups.map(({ group, sentences }, at) => [
    group,
    1 - (missing[at]?.length ?? 0) / Math.max(1, sentences.length),
  ])
  await saveShares(folder, voice, Object.fromEntries(shares))
  for (const [at, { group, sentences }] of groups.entries()) {
    for (const [index, text] of (missing[at] ?? []).entries()) {
      await store.save(voice, text, await render(text, voice))
      rendered++
      const isLast = index + 1 === missing[at]?.length
      if (rendered % sentencesPerReport !== 0 && !isLast) continue
      await saveShares(folder, voice, { [group]: 1 - ((missing[at]?.length ?? 0) - index - 1) / sentences.length })
      report({ type: 'rendered', voice, rendered, total })
    }
  }
}

async function saveShares(folder: string, voice: string, shares: Record<string, number>) {
  const status = await readStatus(folder)
  const renderedShare = { ...status.renderedShare, [voice]: { ...status.renderedShare[voice], ...shares } }
  await writeStatus(folder, { ...status, renderedShare })
}

/** The second rendering counts, because the first one is slower; the best of all starts, because others use the machine. */
async function calibrate(folder: string, render: Render) {
  await render(calibrationText, 'heart')
  const startedAt = performance.now()
  const speech = await render(calibrationText, 'heart')
  const measured = (performance.now() - startedAt) / 1000 / decodedSeconds(speech)
  const status = await readStatus(folder)
  const renderingTime = Math.min(measured, status.renderingTime ?? measured)
  await writeStatus(folder, { ...status, renderingTime })
  report({ type: 'measured', milliseconds: Math.round(renderingTime * 1000) })
}
