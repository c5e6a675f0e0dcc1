import { coachSpeech } from '@pipit/contract/chat/events'
import type { TextToSpeech } from '@pipit/conversation/ports'

interface Listener {
  /** A piece of a sentence, and how many milliseconds of the sentence there are by now. */
  onSpeech: (sentence: string, samples: Int16Array, milliseconds: number) => void
  onWhole: (sentence: string, milliseconds: number) => void
  onFailed: (sentence: string, error: unknown) => void
}

export interface Sentence {
  id: string
  text: string
  language: string
}

/** Speaks one sentence after the other: the device plays them as they come. */
export function createSpeechQueue(tts: TextToSpeech, { onSpeech, onWhole, onFailed }: Listener) {
  let cancellation = new AbortController()
  let last = Promise.resolve()

  return {
    speak(sentence: Sentence) {
      const { signal } = cancellation
      last = last.then(() => synthesize(sentence, signal))
    },
    /** Cancels everything that is being spoken or waits for it. */
    stop() {
      cancellation.abort()
      cancellation = new AbortController()
      last = Promise.resolve()
    },
  }

  async function synthesize({ id, text, language }: Sentence, signal: AbortSignal) {
    let sampleCount = 0
    const milliseconds = () => (sampleCount * 1000) / coachSpeech.rate
    try {
      if (signal.aborted) return
      for await (const samples of tts.speak(text, { language, signal })) {
        if (signal.aborted) return
        if (samples.length === 0) continue
        sampleCount += samples.length
        onSpeech(id, samples, milliseconds())
      }
      if (!signal.aborted) onWhole(id, milliseconds())
    } catch (error) {
      if (!signal.aborted) onFailed(id, error)
    }
  }
}
