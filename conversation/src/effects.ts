import type { StopReason } from './events.ts'
import type { Child, LimitReason } from './participants.ts'
import type { Flag } from './findings.ts'

export interface Message {
  who: 'child' | 'coach'
  text: string
}

/** After care, `resume` goes on with the activity where it was. `wind-down` says that the time is nearly over. */
export type ReplyPurpose = 'greet' | 'reply' | 'start-activity' | 'resume' | 'wind-down'

/** The scripted coach reads no instructions, so it gets their facts as data. */
export interface TurnContext {
  /** The scripted coach finds its position in a story by it. */
  conversationId: string
  /** The scripted coach finds by it what the child has heard on other days. If it is null, nothing is remembered. */
  childId: string | null
  purpose: ReplyPurpose
  /** It is null when the profile's name is not fit to be spoken. */
  childName: string | null
  age: number | null
  level: string
  maturity: string
  language: string
  pronouns: Child['pronouns']
  /** All of them are fit to be spoken. */
  interests: string[]
  /** These are ids. */
  favouriteActivities: string[]
  activity: string | null
  cardName: string | null
  /** The child has had this many turns. */
  turnCount: number
  windingDown: boolean
  /** It is in milliseconds. */
  now: number
  /** It is the family's, such as "Europe/Vienna". */
  timeZone: string
  /** The instructions and the caps of providers have it, in characters. A longer reply is cut. */
  maxReplyLength: number
}

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

/** An entry is one turn of the child or the coach. */
export interface TranscriptEntry {
  /** The same turn always has the same id, so an entry that is saved again after a crash is no duplicate. */
  id: string
  conversationId: string
  at: number
  who: 'child' | 'coach'
  /** It is null when STT failed. */
  text: string | null
  /** These are the ids of the child's utterances. Typed text and the coach have none. */
  speech: string[]
  /** The device took the picture with this id meanwhile. */
  vision: string | null
  card: string | null
  activity: string | null
  interrupted: boolean
}

export type Effect =
  /** The coach would understand `expectedAnswers` now. With `isPatient` the child knows that it takes a while. */
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
  /**
   * Asks a second model whether the coach may say this. It replies to `childText`, which is as a prompt may show it.
   */
  | { type: 'judge'; id: string; text: string; childText: string | null; age: number | null; language: string }
  /**
   * Sentences are synthesized and played in the order of these effects. `markedText` has marks as in
   * `text/foreign-words.ts`. With `isPatient` the child knows that it takes a while.
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
