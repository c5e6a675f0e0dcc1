import { coachSpeech } from '@pipit/contract/chat/events'
import type { TextToSpeech } from '@pipit/conversation/ports'

interface Listener {
  /** Part of a sentence, and how many milliseconds of the sentence are synthesized by now. */
  onSpeech: (sentence: string, samples: Int16Array, milliseconds: number) => void
  onComplete: (sentence: string, milliseconds: number) => void
  onFailed: (sentence: string, error: unknown) => void
}

export interface Sentence {
  id: string
  text: string
  markedText: string
  language: string
  voice: string
}

/** Synthesizes sentences in order, because the device plays them as they arrive. */
export function createSpeechQueue(tts: TextToSpeech, { onSpeech, onComplete, onFailed }: Listener) {
  let cancellation = new AbortController()
  let last = Promise.resolve()

  return {
    speak(sentence: Sentence) {
      const { signal } = cancellation
      last = last.then(() => synthesize(sentence, signal))
    },
    /** Cancels the current sentence and all queued ones. */
    stop() {
      cancellation.abort()
      cancellation = new AbortController()
      last = Promise.resolve()
    },
  }

  async function synthesize({ id, text, markedText, language, voice }: Sentence, signal: AbortSignal) {
    let sampleCount = 0
    const milliseconds = () => (sampleCount * 1000) / coachSpeech.rate
    try {
      if (signal.aborted) return
      for await (const samples of tts.speak(text, { language, signal, voice, markedText })) {
        if (signal.aborted) return
        if (samples.length === 0) continue
        sampleCount += samples.length
        onSpeech(id, samples, milliseconds())
      }
      if (!signal.aborted) onComplete(id, milliseconds())
    } catch (error) {
      if (!signal.aborted) onFailed(id, error)
    }
  }
}
