import { coachSpeech } from '@pipit/contract/chat/events'
import type { TextToSpeech } from '@pipit/conversation/ports'

interface Listener {
  /** Part of a sentence, and how many milliseconds of the sentence are synthesized by now. */
  onSpeech: (sentence: string, samples: Int16Array, milliseconds: number) => void
  onComplete: (sentence: string, milliseconds: number) => void
  onFailed: (sentence: string, error: unknown) => void
}

interface Sentence {
  id: string
  text: string
  markedText: string
  language: string
  voice: string
  maxWaitMs: number
}

/** Synthesizes sentences in order, because the device plays them as they arrive. */
export function createSpeechQueue(tts: TextToSpeech, { onSpeech, onComplete, onFailed }: Listener) {
  let cancellation = new AbortController()
  let last = Promise.resolve()
  /** When the speech that was sent so far will have been played. */
  let playedAt = 0

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
      playedAt = 0
    },
  }

  async function synthesize({ id, text, ...options }: Sentence, signal: AbortSignal) {
    let sampleCount = 0
    const milliseconds = () => (sampleCount * 1000) / coachSpeech.rate
    try {
      if (signal.aborted) return
      for await (const samples of tts.speak(text, {
        ...options,
        signal,
        neededInMs: Math.max(0, playedAt - performance.now()),
      })) {
        if (signal.aborted) return
        if (samples.length === 0) continue
        sampleCount += samples.length
        playedAt = Math.max(playedAt, performance.now()) + (samples.length * 1000) / coachSpeech.rate
        onSpeech(id, samples, milliseconds())
      }
      if (!signal.aborted) onComplete(id, milliseconds())
    } catch (error) {
      if (!signal.aborted) onFailed(id, error)
    }
  }
}
