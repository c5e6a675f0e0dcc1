import type { StopReason } from './events.ts'
import type { Child, LimitReason } from './participants.ts'
import type { Flag } from './findings.ts'

export interface Message {
  who: 'child' | 'coach'
  text: string
}

/** `resume`: after care the activity goes on where it was. `wind-down`: the time is nearly over. */
export type ReplyPurpose = 'greet' | 'reply' | 'start-activity' | 'resume' | 'wind-down'

/** The facts of the instructions as data, for the scripted coach, which reads no instructions. */
export interface TurnContext {
  /** The scripted coach finds its position in a story by it. */
  conversationId: string
  /** The scripted coach finds by it what the child has heard on other days. Null: nothing is remembered. */
  childId: string | null
  purpose: ReplyPurpose
  /** Fit to be spoken; null when the profile's name is not. */
  childName: string | null
  age: number | null
  level: string
  maturity: string
  language: string
  pronouns: Child['pronouns']
  /** Only those that are fit to be spoken. */
  interests: string[]
  /** Ids. */
  favouriteActivities: string[]
  activity: string | null
  cardName: string | null
  /** Turns of the child so far. */
  turnCount: number
  windingDown: boolean
  /** In milliseconds. */
  now: number
  /** The family's, such as "Europe/Vienna". */
  timeZone: string
  /** In characters: for the instructions, and for the caps of providers. A longer reply is cut. */
  maxReplyLength: number
}

/** Who writes the coach's replies. */
export type ReplySource = 'language-model' | 'scripted-coach'

export type ConversationEndReason =
  | StopReason
  | 'goodbye'
  | 'silence'
  | LimitReason
  | 'provider-failed'
  /** Too many children talk at the same time. */
  | 'busy'
  | 'disconnected'

export type DeviceErrorCode = 'stt-failed' | 'language-model-failed' | 'tts-failed'

export type DeviceMessage =
  /** The device may forget its messages up to this number and resends later ones. */
  | { type: 'ready'; lastSequence: number }
  | { type: 'state'; state: 'listening' | 'thinking' | 'speaking' }
  | { type: 'heard'; text: string }
  | { type: 'caption'; sentence: string; text: string }
  | { type: 'error'; code: DeviceErrorCode }
  | { type: 'ended'; reason: ConversationEndReason }

/** One turn of the child or the coach. */
export interface TranscriptEntry {
  /** The same for the same turn, so an entry that is saved again after a crash is no duplicate. */
  id: string
  conversationId: string
  at: number
  who: 'child' | 'coach'
  /** Null when STT failed. */
  text: string | null
  /** The ids of the child's utterances; empty for typed text and for the coach. */
  speech: string[]
  /** The id of the picture that the device took meanwhile. */
  vision: string | null
  card: string | null
  activity: string | null
  interrupted: boolean
}

export type Effect =
  /** `expectedAnswers`: what the coach would understand now. `isPatient`: the child knows that it takes a while. */
  | { type: 'hear'; id: string; utterance: string; language: string; expectedAnswers: string[]; isPatient: boolean }
  | {
      type: 'think'
      id: string
      source: ReplySource
      instructions: string
      messages: Message[]
      picture: string | null
      context: TurnContext
    }
  | { type: 'cancel-think'; id: string }
  /** Asks a second model whether the coach may say this. `childText`: what it replies to, as a prompt may show it. */
  | { type: 'judge'; id: string; text: string; childText: string | null; age: number | null; language: string }
  /**
   * Sentences are synthesized and played in the order of these effects. `markedText`: with foreign words marked, as in
   * text/foreign-words.ts. `isPatient`: the child knows that it takes a while.
   */
  | { type: 'speak'; id: string; text: string; markedText: string; language: string; voice: string; isPatient: boolean }
  /** Discards all speech that is not played yet. */
  | { type: 'stop-speaking' }
  | { type: 'save-entry'; entry: TranscriptEntry }
  | { type: 'flag'; flag: Flag }
  /** Replaces the earlier timer; null clears it. */
  | { type: 'set-timer'; at: number | null }
  | { type: 'send-to-device'; message: DeviceMessage }
  /** Results of STT are still accepted afterwards, so the child's last words are stored. */
  | { type: 'end'; reason: ConversationEndReason }
