import type { Category } from './findings.ts'
import type { Card, Limits } from './participants.ts'

/** Milliseconds on the server's clock, the same for all events of a conversation. */
interface Timed {
  at: number
}

/** After a reconnection the device resends what was not confirmed; lower sequence numbers are repeats. */
interface FromDevice extends Timed {
  sequence: number
}

/** How the voice moves in the last moments of an utterance. */
export type PitchContour = 'falling' | 'level' | 'rising'

export type DeviceEvent =
  /** `isBusy`: too many children talk now for one more. */
  | (FromDevice & { type: 'start'; isBusy?: boolean })
  | (FromDevice & { type: 'speech-started'; utterance: string })
  /** `silenceMs`: how long the VAD had already waited before it was sure. `pitch`: absent if it was not measured. */
  | (FromDevice & { type: 'speech-ended'; utterance: string; silenceMs: number; pitch?: PitchContour | null })
  /** The child released the button, or the device is sure: endpointing waits no longer. */
  | (FromDevice & { type: 'end-of-speech' })
  | (FromDevice & { type: 'text'; text: string })
  /** `picture` is the server's id of the stored picture. */
  | (FromDevice & { type: 'picture'; picture: string })
  | (FromDevice & { type: 'card'; card: Card })
  | (FromDevice & { type: 'interrupt' })
  /** How much of a sentence the loudspeaker has played. */
  | (FromDevice & { type: 'played'; sentence: string; playedMs: number })

/** What a language model knows about the child's next turn. */
export interface ListeningHints {
  /** Answers that the coach would understand. They help with recognising and endpointing. */
  expectedAnswers: string[]
  /** What is played now; null between two activities. */
  activity: string | null
}

export type Verdict = { isSafe: true } | { isSafe: false; category: Category }

/** Results of effects, named by the effect's id. Results of cancelled effects are ignored. */
export type ProviderEvent =
  | (Timed & { type: 'heard'; id: string; text: string; isUncertain?: boolean })
  | (Timed & { type: 'hear-failed'; id: string })
  /** There is too much to do to begin with it soon. */
  | (Timed & { type: 'hear-refused'; id: string })
  | (Timed & { type: 'think-delta'; id: string; text: string })
  /** `hints`: absent if the language model has none. */
  | (Timed & { type: 'think-ended'; id: string; hints?: ListeningHints })
  | (Timed & { type: 'think-failed'; id: string })
  | (Timed & { type: 'judged'; id: string; verdict: Verdict })
  | (Timed & { type: 'judge-failed'; id: string })
  /** How much of a sentence is synthesized; `complete` once no more follows. */
  | (Timed & { type: 'speak-progress'; id: string; synthesizedMs: number; complete: boolean })
  | (Timed & { type: 'speak-failed'; id: string })
  /** There is too much to do to begin with it soon. */
  | (Timed & { type: 'speak-refused'; id: string })

/** `replaced`: the device has started a newer conversation; a device has only one. */
export type StopReason = 'stopped' | 'replaced' | 'deactivated' | 'server-stopping'

type ConnectionEvent =
  | (Timed & { type: 'timer-fired' })
  /** The device plays nothing while it takes a picture. */
  | (Timed & { type: 'picture-started' })
  /** Whether it has come or not. */
  | (Timed & { type: 'picture-ended' })
  | (Timed & { type: 'disconnected' })
  | (Timed & { type: 'reconnected' })
  /** Somebody has woken a device that connects only then: a word must not be answered by silence. */
  | (Timed & { type: 'woken' })
  | (Timed & { type: 'stop'; reason: StopReason })
  /** A parent has granted time or paused the child, or what limits it was changed. */
  | (Timed & { type: 'limits-changed'; limits: Limits })

export type ConversationEvent = DeviceEvent | ProviderEvent | ConnectionEvent
