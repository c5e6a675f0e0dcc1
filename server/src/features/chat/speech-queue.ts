import { coachSpeech } from '@pipit/contract/chat/events'
import type { TextToSpeech } from '@pipit/conversation/ports'

interface Listener {
  /** A piece of a sentence, and how many milliseconds of it there are by now. */
  onSpeech: (sentence: string, samples: Int16Array, milliseconds: number) => void
  onWhole: (sentence: string, milliseconds: number) => void
  onFailed: (sentence: string) => void
}

export interface Sentence {
  id: string
  text: string
  language: string
}

/** One sentence after the other: the device plays them as they come. */
export function createSpeechQueue(voice: TextToSpeech, { onSpeech, onWhole, onFailed }: Listener) {
  let silence = new AbortController()
  let last = Promise.resolve()

  return {
    speak(sentence: Sentence) {
      const { signal } = silence
      last = last.then(() => voiceSentence(sentence, signal))
    },
    /** Whatever was given to speak is no longer wanted. */
    stop() {
      silence.abort()
      silence = new AbortController()
      last = Promise.resolve()
    },
  }

  async function voiceSentence({ id, text, language }: Sentence, signal: AbortSignal) {
    let samplesSoFar = 0
    const milliseconds = () => (samplesSoFar * 1000) / coachSpeech.rate
    try {
      if (signal.aborted) return
      for await (const samples of voice.speak(text, { language, signal })) {
        if (signal.aborted) return
        if (samples.length === 0) continue
        samplesSoFar += samples.length
        onSpeech(id, samples, milliseconds())
      }
      if (!signal.aborted) onWhole(id, milliseconds())
    } catch {
      if (!signal.aborted) onFailed(id)
    }
  }
}
