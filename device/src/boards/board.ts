import type { ListenMode, MessageToBoard } from '@pipit/contract/boards/messages'
import { systemClock, type Clock } from '../client/clock.ts'
import type { BoardChannel, ChannelOptions } from './board-client.ts'
import { createBoardMicrophone } from './board-microphone.ts'
import { createBoardSpeaker, type BoardSpeaker } from './board-speaker.ts'
import { createMainLoop } from './main-loop.ts'
import type { FrameMs } from './messages.ts'
import { createBoardEncoder } from './opus.ts'

export type BoardState = 'idle' | 'connecting' | 'listening' | 'speaking'

type ChannelListeners = Required<Pick<ChannelOptions, 'onMessage' | 'onPacket' | 'onClosed'>>

export interface BoardOptions {
  openChannel: (listeners: ChannelListeners) => Promise<BoardChannel>
  mode: ListenMode
  frameMs: FrameMs
  /** Resolves with null if there is nothing to answer. */
  answerMcp: (payload: object) => Promise<object | null>
  onState?: (state: BoardState) => void
  onMessage?: (message: MessageToBoard) => void
  onSamples?: (samples: Int16Array, sampleRate: number) => void
  onClosed?: (code: number, reason: string) => void
  onReboot?: () => void
  clock?: Clock
}

/** The firmware allows these in `CanTransition`: a board that still connects plays no speech, for example. */
const nextStates: Record<BoardState, BoardState[]> = {
  idle: ['connecting', 'listening', 'speaking'],
  connecting: ['idle', 'listening'],
  listening: ['speaking', 'idle'],
  speaking: ['listening', 'idle'],
}

export type Board = ReturnType<typeof createBoard>

/** Follows the firmware from the moment when somebody wakes the board until the conversation is over. */
export function createBoard(options: BoardOptions) {
  const { mode, frameMs, clock = systemClock } = options
  const encode = createBoardEncoder()
  const loop = createMainLoop({ frameMs, send: (packet) => channel?.sendPacket(packet) })
  const microphone = createBoardMicrophone({ frameMs, clock, onFrame: (samples) => loop.sendPacket(encode(samples)) })
  const counts = { played: 0, dropped: 0 }
  let state: BoardState = 'idle'
  let channel: BoardChannel | null = null
  let opening: Promise<BoardChannel> | null = null
  let latestChannel = 0
  let speaker: BoardSpeaker | null = null
  let closing = new AbortController()

  return {
    counts,
    state: () => state,
    /** These packets of the microphone were lost, because the board was busy for too long. */
    lostPackets: loop.dropped,
    /** The wake word, or a text that somebody typed, opens a channel if there is none. */
    async wake(text: string) {
      await loop.turn()
      if (state === 'speaking') interrupt('wake_word_detected')
      if (state === 'listening') return channel?.send({ type: 'listen', state: 'detect', text })
      await open()
      channel?.send({ type: 'listen', state: 'detect', text })
      return listen()
    },
    /** The button starts a conversation, makes the coach quiet, or ends the conversation. */
    async pressButton() {
      await loop.turn()
      if (state === 'speaking') return interrupt()
      if (state === 'listening') return hangUp()
      await open()
      return listen()
    },
    /** In manual mode, the button is held while somebody speaks. */
    releaseButton() {
      if (state !== 'listening') return
      channel?.send({ type: 'listen', state: 'stop' })
      change('idle')
    },
    speak: microphone.speak,
    hear: microphone.hear,
    close: hangUp,
  }

  async function open() {
    if (channel?.isOpen()) return
    hangUp()
    change('connecting')
    const opened = (latestChannel += 1)
    try {
      opening = options.openChannel({
        onMessage: receive,
        onPacket: play,
        // This board may have closed the channel itself.
        onClosed: (code, reason) => opened === latestChannel && channel && leave(code, reason),
      })
      channel = await opening
    } catch (error) {
      change('idle')
      throw error
    }
    const { sampleRate, serverFrameMs } = channel
    speaker = createBoardSpeaker({
      sampleRate,
      frameMs: serverFrameMs,
      clock,
      onSamples: (samples) => options.onSamples?.(samples, sampleRate),
    })
    closing = new AbortController()
  }

  function listen() {
    change('listening')
    startListening()
  }

  function startListening() {
    if (state !== 'listening') return
    channel?.send({ type: 'listen', state: 'start', mode })
    microphone.start()
  }

  function interrupt(reason?: 'wake_word_detected') {
    channel?.send({ type: 'abort', ...(reason && { reason }) })
    if (reason) listen()
  }

  function hangUp() {
    channel?.close()
    channel = null
    closing.abort()
    change('idle')
  }

  function leave(code: number, reason: string) {
    channel = null
    closing.abort()
    change('idle')
    options.onClosed?.(code, reason)
  }

  function change(next: BoardState) {
    if (next === state || !nextStates[state].includes(next)) return
    state = next
    if (next === 'idle' || (next === 'speaking' && mode !== 'realtime')) microphone.stop()
    if (next === 'speaking') speaker?.discard()
    options.onState?.(next)
  }

  function play(packet: Uint8Array) {
    const isPlayed = state === 'speaking' && speaker?.play(packet)
    counts[isPlayed ? 'played' : 'dropped'] += 1
  }

  function receive(message: MessageToBoard) {
    options.onMessage?.(message)
    if (message.type === 'tts' && message.state === 'start') loop.run(() => change('speaking'))
    if (message.type === 'tts' && message.state === 'stop') loop.run(() => void stopSpeaking())
    if (message.type === 'mcp' && isToolCall(message.payload)) loop.run(() => answer(message.payload))
    else if (message.type === 'mcp') void answer(message.payload)
    if (message.type === 'system') loop.run(restart)
  }

  function restart() {
    hangUp()
    options.onReboot?.()
  }

  async function stopSpeaking() {
    if (state !== 'speaking') return
    if (mode === 'manual') return change('idle')
    change('listening')
    // A board in this mode has recorded all the time.
    if (mode === 'realtime') return
    // The end of the speech would otherwise be recorded, too.
    await clock.wait(speaker?.remainingMs() ?? 0, closing.signal)
    loop.run(startListening)
  }

  /** The server asks for the tools right after its hello, while this board still opens the channel. */
  async function answer(payload: object) {
    const asking = opening
    const reply = await options.answerMcp(payload)
    const answered = await asking?.catch(() => null)
    if (reply) answered?.send({ type: 'mcp', payload: reply })
  }
}

/** Only tools run in the main loop. */
const isToolCall = (payload: object) => 'method' in payload && payload.method === 'tools/call'
