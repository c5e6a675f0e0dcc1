import { coachSpeech, type StartRefusal } from '@pipit/contract/chat/events'
import { frameVersions, type FrameVersion } from '@pipit/contract/boards/frames'
import type { AudioFormat, BoardMessage, ListenMode } from '@pipit/contract/boards/messages'
import type { ConnectionEnd } from './board-socket.ts'
import { reasonOf, type Refusal } from './refuse-aloud.ts'
import { isWakeWord } from './wake-word.ts'

/** What is known of the connection of a board. It changes only in `advanceBoard`. Times are those of `performance.now()`. */
export interface BoardState {
  readonly frameVersion: FrameVersion
  /** It is a client in a browser. */
  readonly isTypedInto: boolean
  readonly openedAt: number
  readonly hasGreeted: boolean
  readonly hasStarted: boolean
  readonly hasTriedAgain: boolean
  readonly isListening: boolean
  readonly mode: ListenMode
  readonly listensSince: number
  /** A board whose button is held while somebody speaks can be woken between two turns, also for the first time. */
  readonly wakeWord: string
  readonly brokenFrames: number
}

export type BoardEvent =
  | { type: 'message'; message: BoardMessage; now: number }
  | { type: 'broken-frame'; error: unknown }
  /** No hello has come in time. */
  | { type: 'hello-timeout' }
  /** It comes every half a minute. */
  | { type: 'check'; now: number; lastHeardAt: number }
  /** `text` is what somebody typed as the first thing. */
  | { type: 'start-refused'; code: StartRefusal['code']; text: string }
  | { type: 'closed'; end: ConnectionEnd; now: number; lastHeardAt: number }

export type BoardEffect =
  | { type: 'greet'; audio: AudioFormat; frames: FrameVersion | null; hasTools: boolean }
  | { type: 'start'; text: string }
  | { type: 'wait-and-start'; text: string }
  | { type: 'refuse'; reason: Refusal }
  | { type: 'end-speech' }
  | { type: 'say'; text: string }
  | { type: 'interrupt' }
  | { type: 'answer-tool'; payload: object }
  | { type: 'pong' }
  | { type: 'stop' }
  | { type: 'ping' }
  | { type: 'terminate' }
  | { type: 'close'; code: number; reason: string }
  | { type: 'report-frames'; error: unknown }
  | { type: 'release'; hasHungUp: boolean }

/** A board connects when somebody wants to talk. */
const idleMs = 120_000
const lostWifiMs = 3000
/** It answers each ping. */
const deadMs = 75_000
/** A single broken frame is nothing: a child does not notice. */
const maxBrokenFrames = 10
const closeCode = { brokenFrames: 1007, noHello: 4008, idle: 4009 } as const

type Step = readonly [BoardState, ...BoardEffect[]]
type Message<Type extends BoardMessage['type']> = Extract<BoardMessage, { type: Type }>

export const openingState = (board: Pick<BoardState, 'frameVersion' | 'isTypedInto' | 'openedAt'>): BoardState => ({
  ...board,
  hasGreeted: false,
  hasStarted: false,
  hasTriedAgain: false,
  isListening: false,
  mode: 'auto',
  listensSince: 0,
  wakeWord: '',
  brokenFrames: 0,
})

export function advanceBoard(state: BoardState, event: BoardEvent): Step {
  switch (event.type) {
    case 'message':
      return receiveMessage(state, event.message, event.now)
    case 'broken-frame':
      return receiveBrokenFrame(state, event.error)
    case 'hello-timeout':
      return [state, { type: 'close', code: closeCode.noHello, reason: 'hello-expected' }]
    case 'check':
      return [state, checkAlive(state, event)]
    case 'start-refused':
      // Our own devices try again by themselves.
      return event.code === 'unavailable' && !state.hasTriedAgain
        ? [
            { ...state, hasTriedAgain: true },
            { type: 'wait-and-start', text: event.text },
          ]
        : [state, { type: 'refuse', reason: reasonOf(event.code) }]
    case 'closed':
      return [state, { type: 'release', hasHungUp: hasHungUp(state, event) }]
  }
}

/** Returns for how long nobody has spoken. In auto mode a board listens again when it has played everything, and not before. */
export function quietMsOf({ mode, isListening, listensSince }: BoardState, conversationMs: number, now: number) {
  if (mode === 'manual') return isListening ? 0 : conversationMs
  return mode === 'auto' && now - listensSince > conversationMs ? 0 : conversationMs
}

function receiveMessage(state: BoardState, message: BoardMessage, now: number): Step {
  if (message.type === 'hello') return receiveHello(state, message)
  if (!state.hasGreeted) return [state]
  switch (message.type) {
    case 'listen':
      return receiveListen(state, message, now)
    case 'abort':
      return [state, { type: 'interrupt' }]
    case 'mcp':
      return [state, { type: 'answer-tool', payload: message.payload }]
    case 'ping':
      return [state, { type: 'pong' }]
    case 'goodbye':
      return [state, { type: 'stop' }]
  }
}

function receiveHello(state: BoardState, { version, features, audio_params, audioParams }: Message<'hello'>): Step {
  if (state.hasGreeted) return [state]
  const known = frameVersions.find((each) => each === version)
  const format = audio_params ?? audioParams
  return [
    { ...state, hasGreeted: true },
    {
      type: 'greet',
      audio: answerTo(format?.frame_duration ?? format?.frameDuration),
      // The header counts, which comes from the same setting; only clients that are no boards leave it out.
      frames: known && state.frameVersion === 1 ? known : null,
      hasTools: Boolean(features.mcp),
    },
  ]
}

/** Boards play frames of any length that Opus has; those without a wish, or with an odd one, get the usual one. */
function answerTo(wanted: number | undefined): AudioFormat {
  const frameMs = [20, 40, 60].find((each) => each === wanted) ?? 60
  return { format: 'opus', sample_rate: coachSpeech.rate, channels: 1, frame_duration: frameMs }
}

function receiveListen(state: BoardState, { state: what, mode, text: words }: Message<'listen'>, now: number): Step {
  if (what === 'stop') return [{ ...state, isListening: false }, { type: 'end-speech' }]
  const text = what === 'detect' ? words : ''
  const hasWoken = !state.isListening && isOwnWakeWord(state, text)
  const next: BoardState = {
    ...state,
    ...(what === 'start' && { mode, listensSince: now }),
    isListening: true,
    hasStarted: true,
    wakeWord: state.wakeWord || (hasWoken ? text : ''),
  }
  const said = hasWoken ? '' : text
  if (!state.hasStarted) return [next, { type: 'start', text: said }]
  return said ? [next, { type: 'say', text: said }] : [next]
}

/** Only clients that are no boards are typed into, and they have no wake word once they talk. */
function isOwnWakeWord({ wakeWord, hasStarted, isTypedInto }: BoardState, text: string) {
  if (wakeWord) return text === wakeWord
  return isWakeWord(text) && !(hasStarted && isTypedInto)
}

function receiveBrokenFrame(state: BoardState, error: unknown): Step {
  const next = { ...state, brokenFrames: state.brokenFrames + 1 }
  if (next.brokenFrames < maxBrokenFrames) return [next]
  const close = { type: 'close', code: closeCode.brokenFrames, reason: 'unreadable-audio' } as const
  return [next, { type: 'report-frames', error }, close]
}

function checkAlive({ hasStarted, openedAt }: BoardState, { now, lastHeardAt }: { now: number; lastHeardAt: number }) {
  if (now - lastHeardAt > deadMs) return { type: 'terminate' } as const
  if (!hasStarted && now - openedAt > idleMs) return { type: 'close', code: closeCode.idle, reason: 'idle' } as const
  return { type: 'ping' } as const
}

/**
 * The button of a board ends the connection only while it listens, when it always sends something. After a silence, or at
 * any other time, it has lost its wifi, and ends the connection once it is back.
 */
function hasHungUp({ isListening }: BoardState, { end, now, lastHeardAt }: Extract<BoardEvent, { type: 'closed' }>) {
  return isListening ? end !== 'lost' && now - lastHeardAt <= lostWifiMs : end === 'closed'
}
