import type { TextToSpeech } from '@pipit/conversation/ports'
import { splitSentences } from '@pipit/conversation/turns/split-sentences'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { KokoroSpeech } from './kokoro/kokoro-speech.ts'
import { isKokoroVoice } from './kokoro/voices.ts'
import { respellForeignWords } from './respell-foreign-words.ts'

/** 100 ms. */
const samplesPerChunk = 2_400

/**
 * One job per sentence, so that speech starts early and a long text does not block other conversations. Flite speaks for
 * every voice that Kokoro does not have.
 */
export function createTextToSpeech(flite: WorkerPool, kokoro: KokoroSpeech): TextToSpeech {
  return {
    async *speak(text, { signal, voice = '', markedText = text }) {
      for (const sentence of splitSentences(`${markedText}\n`).sentences) {
        if (isKokoroVoice(voice)) yield* kokoro.speakSentence(sentence, voice, signal)
        else yield* speakWithFlite(respellForeignWords(sentence), signal)
      }
    },

    async prepare(sentences, { signal, voice = '' }) {
      if (isKokoroVoice(voice)) await kokoro.renderAhead(sentences, voice, signal)
    },
  }

  async function* speakWithFlite(sentence: string, signal: AbortSignal) {
    const speech = (await flite.run(sentence, signal)) as Int16Array
    for (let at = 0; at < speech.length; at += samplesPerChunk) {
      signal.throwIfAborted()
      yield speech.slice(at, at + samplesPerChunk)
    }
  }
}
