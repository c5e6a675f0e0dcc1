import type { TextToSpeech } from '@pipit/conversation/ports'
import { splitSentences } from '@pipit/conversation/turns/split-sentences'
import type { Workers } from './workers.ts'

/** A tenth of a second. */
const pieceLength = 2_400

/** Sentence by sentence, so that the first is soon there and whoever has much to say lets others in between. */
export function createSpeaking(workers: Workers): TextToSpeech {
  return {
    async *speak(text, { signal }) {
      for (const sentence of splitSentences(`${text}\n`).sentences) {
        const speech = (await workers.ask(sentence, signal)) as Int16Array
        for (let at = 0; at < speech.length; at += pieceLength) {
          signal.throwIfAborted()
          yield speech.slice(at, at + pieceLength)
        }
      }
    },
  }
}
