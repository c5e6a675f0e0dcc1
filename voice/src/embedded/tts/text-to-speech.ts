import type { TextToSpeech } from '@pipit/conversation/ports'
import { sentencesOf } from '@pipit/conversation/text/split-sentences'
import { busySentences } from '../../busy-sentences.ts'
import type { RunOptions, WorkerPool } from '../workers/worker-pool.ts'
import type { KokoroSpeech } from './kokoro/kokoro-speech.ts'
import { isKokoroVoice } from './kokoro/voices.ts'
import { respellForeignWords } from './respell-foreign-words.ts'

/** A chunk is 100 ms. */
const samplesPerChunk = 2_400
/** Everything else comes first. */
const whenIdle = { neededInMs: 60_000 }

/** A job for each sentence lets speech start early. Flite speaks for every voice that Kokoro does not have. */
export function createTextToSpeech(flite: WorkerPool, kokoro: KokoroSpeech) {
  /** These are said when there is no time to render anything. */
  const renderedAhead = new Map<string, Int16Array>()

  return {
    async *speak(text, { signal, voice = '', markedText = text, maxWaitMs, neededInMs }) {
      for (const sentence of sentencesOf(markedText)) {
        const isKokoro =
          isKokoroVoice(voice) && (!renderedAhead.has(sentence) || (await kokoro.isRendered(sentence, voice)))
        if (isKokoro) yield* kokoro.speakSentence(sentence, voice, signal)
        else yield* speakWithFlite(respellForeignWords(sentence), { signal, maxWaitMs, neededInMs })
      }
    },

    async prepare(sentences, { signal, voice = '' }) {
      if (isKokoroVoice(voice)) await kokoro.renderAhead(sentences, voice, signal)
    },

    async renderBusyPhrases() {
      for (const sentence of busySentences)
        if (!renderedAhead.has(sentence))
          renderedAhead.set(sentence, (await flite.run(sentence, whenIdle)) as Int16Array)
    },
  } satisfies TextToSpeech & { renderBusyPhrases: () => Promise<void> }

  async function* speakWithFlite(sentence: string, { signal, ...options }: RunOptions & { signal: AbortSignal }) {
    const speech = renderedAhead.get(sentence) ?? ((await flite.run(sentence, { signal, ...options })) as Int16Array)
    for (let at = 0; at < speech.length; at += samplesPerChunk) {
      signal.throwIfAborted()
      yield speech.slice(at, at + samplesPerChunk)
    }
  }
}
