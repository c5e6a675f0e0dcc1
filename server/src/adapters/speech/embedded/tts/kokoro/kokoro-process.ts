import { setPriority } from 'node:os'
import { serveJobs } from '../../workers/serve-jobs.ts'
import { loadKokoro } from './kokoro.ts'
import { encodeOpus } from './opus.ts'
import { phonemizeEnglish } from './phonemes/phonemize-english.ts'
import { trimSpeech } from './trim-speech.ts'
import { kokoroVoices, type KokoroVoiceId } from './voices.ts'

export interface KokoroJob {
  text: string
  voice: KokoroVoiceId
}

const [folder = '', threads, priority] = process.argv.slice(2)

await serveJobs<KokoroJob>(async () => {
  setPriority(Number(priority))
  const kokoro = await loadKokoro(folder, Number(threads))

  return async ({ text, voice }) =>
    encodeOpus(trimSpeech(await kokoro(phonemizeEnglish(text, kokoroVoices[voice].dialect), voice)))
})
