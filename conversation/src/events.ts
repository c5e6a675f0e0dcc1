import type { Card } from './participants.ts'

/** Milliseconds on the server's clock, the same for all events of a conversation. */
interface Timed {
  at: number
}

/**
 * What came from the device carries the device's own count, which only grows. After a reconnection the device sends
 * again what was not confirmed; what was taken before is recognised by its count.
 */
interface FromDevice extends Timed {
  sequence: number
}

export type DeviceEvent =
  | (FromDevice & { type: 'start' })
  | (FromDevice & { type: 'speech-started'; utterance: string })
  /** `silentFor`: how long the detector had already waited before it was sure. */
  | (FromDevice & { type: 'speech-ended'; utterance: string; silenceMs: number })
  /** The child let the button go, or the device is sure: no more waiting. */
  | (FromDevice & { type: 'end-of-speech' })
  | (FromDevice & { type: 'text'; text: string })
  /** `picture` is where the server keeps it. */
  | (FromDevice & { type: 'picture'; picture: string })
  | (FromDevice & { type: 'card'; card: Card })
  | (FromDevice & { type: 'interrupt' })
  /** How much of a sentence, in milliseconds, has come out of the loudspeaker. */
  | (FromDevice & { type: 'played'; sentence: string; playedMs: number })

/** Answers to effects, named by the effect's id. Those to an effect that was given up are ignored. */
export type ProviderEvent =
  | (Timed & { type: 'heard'; id: string; text: string })
  | (Timed & { type: 'hear-failed'; id: string })
  | (Timed & { type: 'think-delta'; id: string; text: string })
  | (Timed & { type: 'think-ended'; id: string })
  | (Timed & { type: 'think-failed'; id: string })
  /** How much speech of a sentence there is by now; `whole` once no more is coming. */
  | (Timed & { type: 'speak-progress'; id: string; synthesizedMs: number; complete: boolean })
  | (Timed & { type: 'speak-failed'; id: string })

/** `replaced`: the device has begun a newer conversation; only one is live. */
export type StopReason = 'stopped' | 'replaced' | 'deactivated' | 'server-stopping'

type ConnectionEvent =
  | (Timed & { type: 'timer-fired' })
  | (Timed & { type: 'disconnected' })
  | (Timed & { type: 'reconnected' })
  | (Timed & { type: 'stop'; reason: StopReason })

export type ConversationEvent = DeviceEvent | ProviderEvent | ConnectionEvent
