import type { ConversationEndReason, Message, ReplyPurpose, ReplySource } from './effects.ts'
import type { PitchContour } from './events.ts'
import type { Card, Child, Helplines, Limits } from './participants.ts'
import type { Category, Finding } from './findings.ts'

/** A part of the child's turn: speech between two silences, or typed text. */
export interface Utterance {
  id: string
  status: 'speaking' | 'transcribing' | 'transcribed' | 'failed'
  statusSince: number
  hearId: string | null
  retried: boolean
  text: string
  typed: boolean
  /** STT doubts its own words. */
  isUncertain: boolean
  /** STT has too much to do, and takes its time. */
  isPatient: boolean
  /** It began while the coach spoke, so it may be the coach's own voice. */
  isOverCoach: boolean
}

export interface ChildTurn {
  startedAt: number
  utterances: Utterance[]
  silentSince: number
  /** At the end of the last utterance; null if it was not measured. */
  pitch: PitchContour | null
  /** Endpointing or the device has decided that the turn is over. */
  ended: boolean
  /** Restored as `quietSince` if the turn was only noise. */
  quietSinceBefore: number | null
  /** What the safeguards found in the parts of a long turn that are stored already; null while none is. */
  storedFindings: Finding[] | null
}

export interface PendingReply {
  id: string
  purpose: ReplyPurpose
  /** The beginning of a sentence that the language model has not finished. */
  partialSentence: string
  /** Of the complete sentences, in characters. */
  length: number
  /** When the child began to wait; if for a picture first, when that wait was over. */
  requestedAt: number
  lastActivityAt: number
  retried: boolean
  /** How many fillers the coach has said meanwhile. */
  fillers: number
  /** The sentences that wait for the judge; null if there is no judge, and they are spoken as they are written. */
  held: string[] | null
  /** The judge reads the complete reply. */
  judgeId: string | null
}

/** Sent to TTS and not completely played yet. */
export interface Sentence {
  id: string
  text: string
  /** With its foreign words marked. */
  markedText: string
  language: string
  synthesizedMs: number
  synthesisComplete: boolean
  playedMs: number
  lastActivityAt: number
  retried: boolean
  /** TTS has too much to do, and takes its time. */
  isPatient: boolean
}

export interface CoachTurn {
  startedAt: number
  /** With their foreign words marked, like those that are queued. */
  playedSentences: string[]
  sentences: Sentence[]
  queuedSentences: string[]
}

/** A turn as the next prompt shows it. */
export interface RememberedMessage extends Message {
  /** Hidden from all prompts but the one that replies to it. */
  isPrivate: boolean
  /** May be quoted when it is no longer among the last messages. */
  isMemorable: boolean
}

/** Care for a child: `emergency` is the most urgent, and `comfort` the lightest. */
export type CareKind = 'emergency' | 'disclosure' | 'comfort'

/** `alarm`: an emergency in which no grown-up is there yet. */
export type CareStep = 'alarm' | 'opening' | 'support' | 'helper' | 'listen' | 'choice' | 'quiet'

/** Care is the part of a conversation in which the coach stays with a child that has said something serious. */
export interface Care {
  kind: CareKind
  category: Category
  /** What the coach has said last. */
  step: CareStep
  /** How often in a row the coach has asked for a grown-up, or has asked whether play shall go on. */
  asked: number
  /** Helpers that the child has mentioned: one of them may be the person concerned, so none is suggested. */
  mentionedHelpers: string[]
  /** How the activity goes on afterwards: a card may have been shown meanwhile. */
  resumeWith: Extract<ReplyPurpose, 'resume' | 'start-activity'>
}

/** Plain JSON, so another process can load it and continue the conversation. */
export interface ConversationState {
  id: string
  phase: 'new' | 'open' | 'ended'
  child: Child
  card: Card | null
  limits: Limits
  /** Null while the family's country is unknown. */
  helplines: Helplines | null
  /** Statements of the child from earlier conversations. */
  memories: string[]
  now: number
  lastId: number
  /** The sequence number of the last applied event of the device. */
  lastSequence: number
  offlineSince: number | null
  childTurn: ChildTurn | null
  /** Turns of the child so far. */
  turnCount: number
  replySource: ReplySource
  /** A second model judges each reply of the language model before its first word is spoken. */
  hasJudge: boolean
  /** TTS speaks only English. */
  hasEnglishVoice: boolean
  /** When the scripted coach took over from a language model that failed. */
  handedOverAt: number | null
  /** Fillers in this conversation so far. */
  fillerCount: number
  pendingReply: PendingReply | null
  /** The child has heard that many children are talking, since it began its last turn. */
  toldToWait: boolean
  coachTurn: CoachTurn | null
  /** The sentences of the coach's last turn that were not completely played, with their foreign words marked. */
  unplayedSentences: string[]
  /** The sentences of the coach's last turn that have marked words: `messages` has them without the marks. */
  markedSentences: string[]
  /** The coach has resumed after a noise once; it does not resume after another noise. */
  resumedAfterNoise: boolean
  /** The reply that an interruption or a lost connection prevented. */
  unansweredPurpose: ReplyPurpose | null
  picture: { id: string; at: number } | null
  /** Since when the device plays nothing, because it takes a picture. */
  takesPictureSince: number | null
  /** Answers that the coach would understand now; empty if the language model does not say. */
  expectedAnswers: string[]
  /** What is played, as the language model says; null if it does not say. */
  activity: string | null
  messages: RememberedMessage[]
  /** Shortened statements of the child from turns that are no longer in `messages`. */
  olderStatements: string[]
  entryCount: number
  /** Since when both are silent; null while somebody speaks or the coach thinks. */
  quietSince: number | null
  /** How often the coach has prompted the silent child. */
  silencePrompts: number
  /** Turns in a row in which STT or the language model failed. */
  consecutiveFailures: number
  /** Turns in a row in which TTS failed. */
  consecutiveSpeakFailures: number
  /** While the coach stays with a child that has said something serious. */
  care: Care | null
  /** How often each written text of care was said. */
  careTextUses: Record<string, number>
  lastCareText: string
  /** The child has said something serious; for some turns after care the instructions mention it. */
  concern: { category: Category; kind: CareKind; turns: number } | null
  /** The last words of each side, since a phrase may continue in the next sentence. */
  childTail: string
  coachTail: string
  windDownAnnounced: boolean
  /** The child may not talk now: the coach only says when it is back, and cares for a child in need. */
  refused: boolean
  endingWith: ConversationEndReason | null
  goodbyeCount: number
  reportedActivity: 'listening' | 'thinking' | 'speaking' | null
  timerAt: number | null
}

type ConversationSetup = Pick<
  ConversationState,
  'id' | 'child' | 'card' | 'limits' | 'helplines' | 'memories' | 'replySource' | 'hasJudge' | 'hasEnglishVoice'
>

export function createConversationState(setup: ConversationSetup): ConversationState {
  return {
    ...setup,
    phase: 'new',
    now: 0,
    lastId: 0,
    lastSequence: 0,
    offlineSince: null,
    childTurn: null,
    turnCount: 0,
    handedOverAt: null,
    fillerCount: 0,
    pendingReply: null,
    toldToWait: false,
    coachTurn: null,
    unplayedSentences: [],
    markedSentences: [],
    unansweredPurpose: null,
    picture: null,
    takesPictureSince: null,
    expectedAnswers: [],
    activity: null,
    messages: [],
    olderStatements: [],
    entryCount: 0,
    quietSince: null,
    silencePrompts: 0,
    consecutiveFailures: 0,
    consecutiveSpeakFailures: 0,
    resumedAfterNoise: false,
    care: null,
    careTextUses: {},
    lastCareText: '',
    concern: null,
    childTail: '',
    coachTail: '',
    windDownAnnounced: false,
    refused: false,
    endingWith: null,
    goodbyeCount: 0,
    reportedActivity: null,
    timerAt: null,
  }
}
