import { randomUUID } from 'node:crypto'
import { coachSpeech, type DisconnectReason, type EventsToDevice } from '@pipit/contract/chat/events'
import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { createChunkCutter } from '@pipit/contract/audio/cut-chunks'
import type { MessageToBoard } from '@pipit/contract/devices/boards/messages'
import type { DeviceChannel } from '../device/device-channel.ts'
import { createPacedSender } from './paced-sender.ts'

interface BoardSocket {
  isOpen: () => boolean
  sendMessage: (message: MessageToBoard) => void
  sendPacket: (packet: Uint8Array) => void
  close: (code: number, reason: string) => void
}

interface Options {
  principal: DeviceChannel['principal']
  socket: BoardSocket
  frameMs: number
  encode: (samples: Int16Array) => Uint8Array
  /** How much of a sentence the board has played; boards do not say so themselves. */
  onPlayed: (sentence: string, milliseconds: number) => void
}

/** Why a connection was closed, for the log of a board; above 4000 are the codes of applications. */
const closeCodes: Record<DisconnectReason, number> = {
  deactivated: 4001,
  'account-disabled': 4002,
  'signed-out': 4003,
  replaced: 4004,
  'protocol-violation': 4005,
  'server-stopping': 1012,
}

/** What a conversation sends to a device, as messages and paced packets of Opus for a board. */
export function createBoardChannel({ principal, socket, frameMs, encode, onPlayed }: Options): DeviceChannel {
  const sender = createPacedSender({ frameMs, send: socket.sendPacket })
  let isSpeaking = false
  let sentence = { id: '', playedMs: 0 }
  const cutter = createFrameCutter((coachSpeech.rate * frameMs) / 1000, (samples) => {
    const { id } = sentence
    const playedMs = (sentence.playedMs += frameMs)
    sender.add({ frame: encode(samples) })
    sender.add({ whenPlayed: () => onPlayed(id, playedMs) })
  })

  const handlers: { [Name in keyof EventsToDevice]?: EventsToDevice[Name] } = {
    state(state) {
      if (state === 'speaking') startSpeaking()
      if (state === 'listening') sender.add({ whenPlayed: stopSpeaking })
    },
    'child-text': (text) => socket.sendMessage({ type: 'stt', text }),
    'coach-text'(id, text) {
      startSpeaking()
      sentence = { id, playedMs: 0 }
      sender.add({ whenSent: () => socket.sendMessage({ type: 'tts', state: 'sentence_start', text }) })
    },
    'coach-speech': (_, bytes) => cutter.add(pcmToSamples(bytes)),
    'end-of-coach-speech': () => cutter.flush(),
    'stop-playback'() {
      sender.clear()
      cutter.discard()
      stopSpeaking()
    },
    'conversation-ended': () => sender.add({ whenPlayed: () => socket.close(1000, 'conversation-ended') }),
  }

  const channel: DeviceChannel = {
    principal,
    connection: { deviceId: principal.deviceId, connectionId: randomUUID() },
    claimed: Promise.resolve(),
    conversation: null,
    closeReason: null,
    isOpen: socket.isOpen,
    mayUse: (scope) => principal.scopes.includes(scope),
    send(name, ...message) {
      const handle = handlers[name] as ((...given: typeof message) => void) | undefined
      handle?.(...message)
      if (name === 'conversation-ended') channel.conversation = null
    },
    // Boards have no message for it. What a child should know, the coach says in words.
    reportError: () => undefined,
    close(reason) {
      if (!socket.isOpen()) return
      channel.closeReason = reason
      sender.clear()
      socket.close(closeCodes[reason], reason)
    },
    drop: () => socket.close(1013, 'try again'),
  }
  return channel

  function startSpeaking() {
    if (isSpeaking) return
    isSpeaking = true
    socket.sendMessage({ type: 'tts', state: 'start' })
  }

  function stopSpeaking() {
    if (!isSpeaking) return
    isSpeaking = false
    socket.sendMessage({ type: 'tts', state: 'stop' })
  }
}

/** Frames of the same length; the last one of a sentence ends with silence. */
function createFrameCutter(frameSamples: number, onFrame: (samples: Int16Array) => void) {
  let filled = 0
  const count = (samples: Int16Array) => (filled = (filled + samples.length) % frameSamples)
  let cut = createChunkCutter(frameSamples, onFrame)
  return {
    add(samples: Int16Array) {
      count(samples)
      cut(samples)
    },
    flush() {
      if (filled > 0) cut(new Int16Array(frameSamples - filled))
      filled = 0
    },
    discard() {
      cut = createChunkCutter(frameSamples, onFrame)
      filled = 0
    },
  }
}
