import type { Category } from './findings.ts'
import type { Card, Limits } from './participants.ts'

/** All events of a conversation have their time from one clock, in milliseconds. */
interface Timed {
  at: number
}

/** After a reconnection the device resends what was not confirmed; lower sequence numbers are repeats. */
interface FromDevice extends Timed {
  sequence: number
}

export type PitchContour = 'falling' | 'level' | 'rising'

export type DeviceEvent =
  /** `isBusy` says that too many children talk now for one more. */
  | (FromDevice & { type: 'start'; isBusy?: boolean })
  | (FromDevice & { type: 'speech-started'; utterance: string })
  /** The VAD had already waited for `silenceMs` before it was sure. `pitch` is absent if it was not measured. */
  | (FromDevice & { type: 'speech-ended'; utterance: string; silenceMs: number; pitch?: PitchContour | null })
  /** The child released the button, or the device is sure: endpointing waits no longer. */
  | (FromDevice & { type: 'end-of-speech' })
  | (FromDevice & { type: 'text'; text: string })
  /** `picture` is the server's id of the stored picture. */
  | (FromDevice & { type: 'picture'; picture: string })
  | (FromDevice & { type: 'card'; card: Card })
  | (FromDevice & { type: 'interrupt' })
  /** The loudspeaker has played this much of a sentence. */
  | (FromDevice & { type: 'played'; sentence: string; playedMs: number })

/** A language model may know this about the child's next turn. */
export interface ListeningHints {
  /** The coach would understand these. They help STT and endpointing. */
  expectedAnswers: string[]
  /** It is null between two activities. */
  activity: string | null
}

export type Verdict = { isSafe: true } | { isSafe: false; category: Category }

/** A result has the id of its effect. Results of cancelled effects are ignored. */
export type ProviderEvent =
  | (Timed & { type: 'heard'; id: string; text: string; isUncertain?: boolean })
  | (Timed & { type: 'hear-failed'; id: string })
  /** The provider has too much to do to begin with it soon. */
  | (Timed & { type: 'hear-refused'; id: string })
  | (Timed & { type: 'think-delta'; id: string; text: string })
  /** `hints` are absent if the language model has none. */
  | (Timed & { type: 'think-ended'; id: string; hints?: ListeningHints })
  | (Timed & { type: 'think-failed'; id: string })
  | (Timed & { type: 'judged'; id: string; verdict: Verdict })
  | (Timed & { type: 'judge-failed'; id: string })
  /** This much of a sentence is synthesized; it is `complete` once no more follows. */
  | (Timed & { type: 'speak-progress'; id: string; synthesizedMs: number; complete: boolean })
  | (Timed & { type: 'speak-failed'; id: string })
  /** The provider has too much to do to begin with it soon. */
  | (Timed & { type: 'speak-refused'; id: string })

/** `replaced` means that the device has started a newer conversation, because it has only one. */
export type StopReason = 'stopped' | 'replaced' | 'deactivated' | 'server-stopping'

type ConnectionEvent =
  | (Timed & { type: 'timer-fired' })
  /** The device plays nothing while it takes a picture. */
  | (Timed & { type: 'picture-started' })
  /** The picture has come, or will not come. */
  | (Timed & { type: 'picture-ended' })
  | (Timed & { type: 'disconnected' })
  | (Timed & { type: 'reconnected' })
  /** Somebody has woken a device that connects only then, and must not be answered by silence. */
  | (Timed & { type: 'woken' })
  | (Timed & { type: 'stop'; reason: StopReason })
  /** A parent has granted time, paused the child, or changed its limits. */
  | (Timed & { type: 'limits-changed'; limits: Limits })

export type ConversationEvent = DeviceEvent | ProviderEvent | ConnectionEvent
