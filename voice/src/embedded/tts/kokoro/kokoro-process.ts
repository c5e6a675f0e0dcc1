import { constants, setPriority } from 'node:os'
import { serveWork } from '@pipit/concurrency/serve-work'
import { loadKokoro } from './kokoro.ts'
import { renderSentence } from './render-sentence.ts'
import type { KokoroVoiceId } from './voices.ts'

export interface KokoroJob {
  text: string
  voice: KokoroVoiceId
}

const [folder = ''] = process.argv.slice(2)

await serveWork<KokoroJob, unknown>(async () => {
  // It renders ahead while the child speaks, and must not slow down the recognition of what is said.
  setPriority(constants.priority.PRIORITY_LOW)
  const kokoro = await loadKokoro(folder)
  return ({ text, voice }) => renderSentence(kokoro, text, voice)
})
