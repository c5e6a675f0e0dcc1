import type { EndReason, Message, Purpose } from './effects.ts'
import type { Card, Child, Limits } from './participants.ts'
import type { Category } from './safeguards/findings.ts'

/** Part of what the child says in one turn: between two silences, or typed. */
export interface Utterance {
  id: string
  doing: 'speaking' | 'hearing' | 'heard' | 'failed'
  since: number
  hearId: string | null
  retried: boolean
  text: string
  typed: boolean
}

export interface ChildTurn {
  startedAt: number
  utterances: Utterance[]
  silentSince: number
  /** The child or the device said that this was all. */
  over: boolean
  /** How long the silence had lasted before, should this turn out to be noise. */
  quietSince: number | null
}

interface Thought {
  id: string
  purpose: Purpose
  /** The beginning of a sentence that is still being thought. */
  rest: string
  length: number
  since: number
  retried: boolean
}

/** Handed over to be voiced, and not wholly heard yet. */
export interface Sentence {
  id: string
  text: string
  voiced: number
  whole: boolean
  played: number
  since: number
  retried: boolean
}

export interface CoachTurn {
  startedAt: number
  heard: string[]
  sentences: Sentence[]
  waiting: string[]
}

/** Plain data, so that it can be kept and taken up again by another process. */
export interface Conversation {
  id: string
  phase: 'new' | 'open' | 'ended'
  child: Child
  card: Card | null
  limits: Limits
  /** What earlier conversations left to remember. */
  before: string[]
  now: number
  ids: number
  /** The device's count of the last thing taken from it. */
  upTo: number
  offlineSince: number | null
  turn: ChildTurn | null
  /** How often the child has had its say. */
  turns: number
  thought: Thought | null
  coach: CoachTurn | null
  /** What the child missed of the coach's last turn, in whole sentences. */
  unheard: string[]
  /** After a noise the coach has gone on where it was; another noise does not bring it back. */
  resumed: boolean
  /** What the coach was about to do when it was cut off, or could not do while nobody was there. */
  unanswered: Purpose | null
  picture: { id: string; at: number } | null
  messages: Message[]
  /** What the child told of itself in earlier turns, in short, as a model may see it. */
  earlier: string[]
  entries: number
  /** Since when nobody says anything; null while somebody does. */
  quietSince: number | null
  /** How often the coach has tried to win the silent child back. */
  prompts: number
  /** Turns in a row that could not be heard or thought about. */
  failures: number
  /** Turns in a row that could not be voiced. */
  voiceFailures: number
  /** Something grave was said; it colours the coach's next turns. */
  care: { category: Category; turns: number } | null
  /** The ends of what both said, where a phrase may be going on. */
  childTail: string
  coachTail: string
  windingDown: boolean
  leaving: EndReason | null
  goodbyes: number
  told: 'listening' | 'thinking' | 'speaking' | null
  wakeAt: number | null
}

type Beginning = Pick<Conversation, 'id' | 'child' | 'card' | 'limits' | 'before'>

export function begin(beginning: Beginning): Conversation {
  return {
    ...beginning,
    phase: 'new',
    now: 0,
    ids: 0,
    upTo: 0,
    offlineSince: null,
    turn: null,
    turns: 0,
    thought: null,
    coach: null,
    unheard: [],
    unanswered: null,
    picture: null,
    messages: [],
    earlier: [],
    entries: 0,
    quietSince: null,
    prompts: 0,
    failures: 0,
    voiceFailures: 0,
    resumed: false,
    care: null,
    childTail: '',
    coachTail: '',
    windingDown: false,
    leaving: null,
    goodbyes: 0,
    told: null,
    wakeAt: null,
  }
}
