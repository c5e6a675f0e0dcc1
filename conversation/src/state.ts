import type { ConversationEndReason, Message, ReplyPurpose, ReplySource } from './effects.ts'
import type { PitchContour } from './events.ts'
import type { Card, Child, Helplines, Limits } from './participants.ts'
import type { Category, Finding } from './findings.ts'

/** The child's turn consists of utterances: speech between two silences, or typed text. */
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
  /** It was measured at the end of the last utterance, or is null. */
  pitch: PitchContour | null
  /** Endpointing or the device has decided that the turn is over. */
  ended: boolean
  /** It becomes `quietSince` again if the turn was only noise. */
  quietSinceBefore: number | null
  /** The safeguards found these in the parts of a long turn that are stored already. It is null while none is. */
  storedFindings: Finding[] | null
}

export interface PendingReply {
  id: string
  purpose: ReplyPurpose
  /** The language model has not finished this sentence. */
  partialSentence: string
  /** The complete sentences have this many characters. */
  length: number
  /** The child began to wait then, or after its wait for a picture. */
  requestedAt: number
  lastActivityAt: number
  retried: boolean
  /** The coach has said this many fillers meanwhile. */
  fillers: number
  /** These sentences wait for the judge. It is null if there is no judge, and they are spoken as they are written. */
  held: string[] | null
  /** It is set while the judge reads the complete reply. */
  judgeId: string | null
}

/** A sentence is at TTS, and not completely played yet. */
export interface Sentence {
  id: string
  text: string
  /** Its foreign words are marked. */
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
  /** Their foreign words are marked, like those of the queued ones. */
  playedSentences: string[]
  sentences: Sentence[]
  queuedSentences: string[]
}

/** A turn is remembered as the next prompt shows it. */
export interface RememberedMessage extends Message {
  /** It is hidden from all prompts but the one that replies to it. */
  isPrivate: boolean
  /** It may be quoted when it is no longer among the last messages. */
  isMemorable: boolean
}

/** `emergency` is the most urgent, and `comfort` the lightest. */
export type CareKind = 'emergency' | 'disclosure' | 'comfort'

/** `alarm` is for an emergency in which no grown-up is there yet. */
export type CareStep = 'alarm' | 'opening' | 'support' | 'helper' | 'listen' | 'choice' | 'quiet'

/** Care is the part of a conversation in which the coach stays with a child that has said something serious. */
export interface Care {
  kind: CareKind
  category: Category
  /** The coach has said this last. */
  step: CareStep
  /** The coach has asked for a grown-up, or whether play shall go on, this often in a row. */
  asked: number
  /** One of these helpers may be the person concerned, so none is suggested. */
  mentionedHelpers: string[]
  /** The activity goes on in this way afterwards, since a card may have been shown meanwhile. */
  resumeWith: Extract<ReplyPurpose, 'resume' | 'start-activity'>
}

/** It is plain JSON, so another process can load it and continue the conversation. */
export interface ConversationState {
  id: string
  phase: 'new' | 'open' | 'ended'
  child: Child
  card: Card | null
  limits: Limits
  /** They are null while the family's country is unknown. */
  helplines: Helplines | null
  /** The child stated these in earlier conversations. */
  memories: string[]
  now: number
  lastId: number
  /** The last applied event of the device had this sequence number. */
  lastSequence: number
  offlineSince: number | null
  childTurn: ChildTurn | null
  /** The child has had this many turns. */
  turnCount: number
  replySource: ReplySource
  /** A second model judges each reply of the language model before its first word is spoken. */
  hasJudge: boolean
  /** TTS speaks only English. */
  hasEnglishVoice: boolean
  /** The scripted coach took over then from a language model that failed. */
  handedOverAt: number | null
  /** This conversation has had this many fillers. */
  fillerCount: number
  pendingReply: PendingReply | null
  /** The child has heard that many children are talking, since it began its last turn. */
  toldToWait: boolean
  coachTurn: CoachTurn | null
  /** They are those of the coach's last turn that were not completely played, with their foreign words marked. */
  unplayedSentences: string[]
  /** They are those of the coach's last turn that have marks, which `messages` leaves out. */
  markedSentences: string[]
  /** The coach has resumed after a noise once; it does not resume after another noise. */
  resumedAfterNoise: boolean
  /** An interruption or a lost connection prevented this reply. */
  unansweredPurpose: ReplyPurpose | null
  picture: { id: string; at: number } | null
  /** The device takes a picture since then, and plays nothing. */
  takesPictureSince: number | null
  /** The coach would understand these now. There are none if the language model does not say. */
  expectedAnswers: string[]
  /** The language model says that this is played. It is null if it does not say. */
  activity: string | null
  messages: RememberedMessage[]
  /** They are shortened, and from turns that are no longer in `messages`. */
  olderStatements: string[]
  entryCount: number
  /** Both are silent since then. It is null while somebody speaks or the coach thinks. */
  quietSince: number | null
  /** The coach has prompted the silent child this often. */
  silencePrompts: number
  /** STT or the language model failed in this many turns in a row. */
  consecutiveFailures: number
  /** TTS failed in this many turns in a row. */
  consecutiveSpeakFailures: number
  /** It is set while the coach stays with a child that has said something serious. */
  care: Care | null
  /** Each written text of care was said this often. */
  careTextUses: Record<string, number>
  lastCareText: string
  /** The child has said something serious; for some turns after care the instructions mention it. */
  concern: { category: Category; kind: CareKind; turns: number } | null
  /** A phrase may continue in the next sentence, so the last words of each side are kept. */
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
