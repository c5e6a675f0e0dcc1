import type { SpeechToText, TextToSpeech, VoiceActivityDetection } from '@pipit/conversation/ports'
import type { PlannedConversation } from './embedded/tts/kokoro/voice-status.ts'
import type { QueueStats } from './embedded/workers/wait-queue.ts'

/** Worker processes here, or voice processes on other machines, perform this without a provider of the network. */
export interface Speech extends VoiceActivityDetection, SpeechToText, TextToSpeech {
  /** Resolves with the wanted voice if it can speak a whole conversation, and with the simple one otherwise. */
  chooseVoice: (wanted: string, planned: PlannedConversation) => Promise<string>
  /** Starts the worker processes before the first words. If one cannot start, its next job fails with the reason. */
  warmUp: (ports?: { hear: boolean; speak: boolean }) => Promise<void>
  /** There is too much to do for one more conversation. */
  isBusy: () => boolean
  stats: () => Record<string, QueueStats>
  close: () => Promise<void>
}

/** Flite's voice is fast on every machine. */
export const simpleVoice = 'simple'
