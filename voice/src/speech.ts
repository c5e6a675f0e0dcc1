import type { SpeechDetector, SpeechToText, TextToSpeech } from '@pipit/conversation/ports'
import type { PlannedConversation } from './embedded/tts/kokoro/voice-status.ts'
import type { QueueStats } from './embedded/workers/job-queue.ts'

/** Speech without another provider: in worker processes of this process, or of voice processes on other machines. */
export interface Speech {
  /** One per conversation. */
  detector: () => SpeechDetector
  hear: SpeechToText
  speak: TextToSpeech
  /** In the simple voice, whatever voice is wanted. It is fast on every machine. */
  speakSimply: TextToSpeech
  /** The wanted voice if it can speak a whole conversation, else the simple one. */
  chooseVoice: (wanted: string, planned: PlannedConversation) => Promise<string>
  /** Starts the worker processes before the first words. If one cannot start, its next job fails with the reason. */
  warmUp: (ports?: { hear: boolean; speak: boolean }) => Promise<void>
  /** Too much to do for one more conversation. */
  isBusy: () => boolean
  /** The queues of the worker processes: what waits, for how long, and what was refused. */
  stats: () => Record<string, QueueStats>
  close: () => Promise<void>
}

export const simpleVoice = 'simple'

export const speakSimply = (speech: TextToSpeech): TextToSpeech => ({
  speak: (text, options) => speech.speak(text, { ...options, voice: simpleVoice }),
})
