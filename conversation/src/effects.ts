import type { TranscriptEntry } from './transcript/entry.ts'
import type { StopReason } from './events.ts'
import type { Flag } from './safeguards/findings.ts'

export interface Message {
  who: 'child' | 'coach'
  text: string
}

export type ReplyPurpose = 'greet' | 'reply' | 'start-activity'

/** The same as the guidance says, for a coach that follows a script instead of reading it. */
export interface TurnContext {
  /** By which a script finds the place where it was. */
  conversationId: string
  purpose: ReplyPurpose
  /** Fit to be spoken; null when the profile's name is not. */
  childName: string | null
  age: number | null
  level: string
  maturity: string
  language: string
  activity: string | null
  cardName: string | null
  /** How often the child has had its say so far. */
  turnCount: number
  windingDown: boolean
}

export type ConversationEndReason =
  | StopReason
  | 'goodbye'
  | 'silence'
  | 'time-limit'
  | 'provider-failed'
  | 'disconnected'

export type DeviceErrorCode = 'stt-failed' | 'language-model-failed' | 'tts-failed' | 'turn-too-long'

/** What the device is told. */
export type DeviceMessage =
  /** The device may forget what it sent up to here, and sends again what came after. */
  | { type: 'ready'; lastSequence: number }
  | { type: 'state'; state: 'listening' | 'thinking' | 'speaking' }
  | { type: 'heard'; text: string }
  | { type: 'caption'; sentence: string; text: string }
  | { type: 'error'; code: DeviceErrorCode }
  | { type: 'ended'; reason: ConversationEndReason }

export type Effect =
  | { type: 'hear'; id: string; utterance: string; language: string }
  | {
      type: 'think'
      id: string
      instructions: string
      messages: Message[]
      picture: string | null
      context: TurnContext
    }
  | { type: 'cancel-think'; id: string }
  /** Sentences are voiced and played in the order in which they are given. */
  | { type: 'speak'; id: string; text: string; language: string }
  /** Everything that was given to speak and is not played yet is to be thrown away. */
  | { type: 'stop-speaking' }
  | { type: 'save-entry'; entry: TranscriptEntry }
  | { type: 'flag'; flag: Flag }
  /** Replaces the earlier wish; null: no need to be woken. */
  | { type: 'set-timer'; at: number | null }
  | { type: 'send-to-device'; message: DeviceMessage }
  /** What is still being heard may be answered afterwards, so that a child's last words are kept. */
  | { type: 'end'; reason: ConversationEndReason }
