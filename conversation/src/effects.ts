import type { Entry } from './transcript/entry.ts'
import type { StopReason } from './events.ts'
import type { Flag } from './safeguards/findings.ts'

export interface Message {
  who: 'child' | 'coach'
  text: string
}

export type Purpose = 'greet' | 'answer' | 'begin-card'

/** The same as the guidance says, for a coach that follows a script instead of reading it. */
export interface Scene {
  /** By which a script finds the place where it was. */
  conversation: string
  purpose: Purpose
  /** Fit to be spoken; null when the profile's name is not. */
  name: string | null
  age: number | null
  level: string
  maturity: string
  language: string
  activity: string | null
  card: string | null
  /** How often the child has had its say so far. */
  turn: number
  windingDown: boolean
}

export type EndReason = StopReason | 'goodbye' | 'silence' | 'time-limit' | 'provider-failed' | 'disconnected'

export type TellCode = 'stt-failed' | 'language-model-failed' | 'tts-failed' | 'turn-too-long'

/** What the device is told. */
export type Told =
  /** The device may forget what it sent up to here, and sends again what came after. */
  | { type: 'ready'; upTo: number }
  | { type: 'state'; state: 'listening' | 'thinking' | 'speaking' }
  | { type: 'heard'; text: string }
  | { type: 'caption'; sentence: string; text: string }
  | { type: 'error'; code: TellCode }
  | { type: 'ended'; reason: EndReason }

export type Effect =
  | { type: 'hear'; id: string; utterance: string; language: string }
  | { type: 'think'; id: string; guidance: string; messages: Message[]; picture: string | null; scene: Scene }
  | { type: 'cancel-think'; id: string }
  /** Sentences are voiced and played in the order in which they are given. */
  | { type: 'speak'; id: string; text: string; language: string }
  /** Everything that was given to speak and is not played yet is to be thrown away. */
  | { type: 'stop-speaking' }
  | { type: 'keep'; entry: Entry }
  | { type: 'flag'; flag: Flag }
  /** Replaces the earlier wish; null: no need to be woken. */
  | { type: 'wake-at'; at: number | null }
  | { type: 'tell'; message: Told }
  /** What is still being heard may be answered afterwards, so that a child's last words are kept. */
  | { type: 'end'; reason: EndReason }
