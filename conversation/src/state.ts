import type { ConversationEndReason, Message, ReplyPurpose } from './effects.ts'
import type { Card, Child, Limits } from './participants.ts'
import type { Category } from './safeguards/findings.ts'

/** Part of what the child says in one turn: between two silences, or typed. */
export interface Utterance {
  id: string
  status: 'speaking' | 'transcribing' | 'transcribed' | 'failed'
  statusSince: number
  hearId: string | null
  retried: boolean
  text: string
  onText: boolean
}

export interface ChildTurn {
  startedAt: number
  utterances: Utterance[]
  silentSince: number
  /** The child or the device said that this was all. */
  ended: boolean
  /** How long the silence had lasted before, should this turn out to be noise. */
  quietSinceBefore: number | null
}

export interface PendingReply {
  id: string
  purpose: ReplyPurpose
  /** The beginning of a sentence that is still being thought. */
  partialSentence: string
  length: number
  lastActivityAt: number
  retried: boolean
}

/** Handed over to be voiced, and not wholly heard yet. */
export interface Sentence {
  id: string
  text: string
  synthesizedMs: number
  synthesisComplete: boolean
  playedMs: number
  lastActivityAt: number
  retried: boolean
}

export interface CoachTurn {
  startedAt: number
  playedSentences: string[]
  sentences: Sentence[]
  queuedSentences: string[]
}

/** Plain data, so that it can be kept and taken up again by another process. */
export interface ConversationState {
  id: string
  phase: 'new' | 'open' | 'ended'
  child: Child
  card: Card | null
  limits: Limits
  /** What earlier conversations left to remember. */
  memories: string[]
  now: number
  lastId: number
  /** The device's count of the last thing taken from it. */
  lastSequence: number
  offlineSince: number | null
  childTurn: ChildTurn | null
  /** How often the child has had its say. */
  turnCount: number
  pendingReply: PendingReply | null
  coachTurn: CoachTurn | null
  /** What the child missed of the coach's last turn, in whole sentences. */
  unplayedSentences: string[]
  /** After a noise the coach has gone on where it was; another noise does not bring it back. */
  resumedAfterNoise: boolean
  /** What the coach was about to do when it was cut off, or could not do while nobody was there. */
  unansweredPurpose: ReplyPurpose | null
  picture: { id: string; at: number } | null
  messages: Message[]
  /** What the child told of itself in earlier turns, in short, as a model may see it. */
  olderStatements: string[]
  entryCount: number
  /** Since when nobody says anything; null while somebody does. */
  quietSince: number | null
  /** How often the coach has tried to win the silent child back. */
  silencePrompts: number
  /** Turns in a row that could not be heard or thought about. */
  consecutiveFailures: number
  /** Turns in a row that could not be voiced. */
  consecutiveSpeakFailures: number
  /** Something grave was said; it colours the coach's next turns. */
  concern: { category: Category; turns: number } | null
  /** The ends of what both said, where a phrase may be going on. */
  childTail: string
  coachTail: string
  windDownAnnounced: boolean
  endingWith: ConversationEndReason | null
  goodbyeCount: number
  reportedActivity: 'listening' | 'thinking' | 'speaking' | null
  timerAt: number | null
}

type ConversationSetup = Pick<ConversationState, 'id' | 'child' | 'card' | 'limits' | 'memories'>

export function createConversationState(beginning: ConversationSetup): ConversationState {
  return {
    ...beginning,
    phase: 'new',
    now: 0,
    lastId: 0,
    lastSequence: 0,
    offlineSince: null,
    childTurn: null,
    turnCount: 0,
    pendingReply: null,
    coachTurn: null,
    unplayedSentences: [],
    unansweredPurpose: null,
    picture: null,
    messages: [],
    olderStatements: [],
    entryCount: 0,
    quietSince: null,
    silencePrompts: 0,
    consecutiveFailures: 0,
    consecutiveSpeakFailures: 0,
    resumedAfterNoise: false,
    concern: null,
    childTail: '',
    coachTail: '',
    windDownAnnounced: false,
    endingWith: null,
    goodbyeCount: 0,
    reportedActivity: null,
    timerAt: null,
  }
}
