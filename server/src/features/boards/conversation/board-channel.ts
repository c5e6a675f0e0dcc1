import { randomUUID } from 'node:crypto'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { coachSpeech, type ChatState, type DisconnectReason, type EventsToDevice } from '@pipit/contract/chat/events'
import type { Emotion } from '@pipit/contract/boards/messages'
import type { DeviceChannel } from '../../chat/device/device-channel.ts'
import type { BoardSocket } from './board-socket.ts'
import { createPacedSender } from './paced-sender.ts'
import type { SpeechEncoders } from './speech-encoder.ts'

interface Options {
  principal: DeviceChannel['principal']
  socket: BoardSocket
  encoders: SpeechEncoders
  frameMs: number
  /** How much of a sentence the board has played; boards do not say so themselves. */
  onPlayed: (sentence: string, milliseconds: number) => void
  onEnded: () => void
  onChildText: (text: string) => void
  onFailure: (error: unknown) => void
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

/** A board plays a little later than we count, because of the network and its buffers. Some forget the rest when told to stop. */
const playbackDelayMs = 200

/**
 * The firmware discards speech until its main loop has begun to speak, which takes longer than a network, most of all with
 * a display.
 */
const startDelayMs = 150

/** How often a conversation learns what was played, and always at the end of a sentence. */
const reportMs = 240

/** What a board with a display shows. */
const emotions: Record<ChatState, Emotion> = { listening: 'neutral', thinking: 'thinking', speaking: 'happy' }

/** What a conversation sends to a device, as messages and paced packets of Opus for a board. */
export function createBoardChannel(options: Options): DeviceChannel {
  const { principal, socket, encoders, frameMs, onPlayed, onEnded, onChildText } = options
  const encoder = encoders.create()
  const sender = createPacedSender({
    frameMs,
    encode: encoder.encode,
    send: socket.sendPackets,
    onFailure(error) {
      options.onFailure(error)
      channel.drop()
    },
  })
  /** The texts of sentences that are not spoken yet: they are known before their speech. */
  const texts = new Map<string, string>()
  let isSpeaking = false
  let stopping: NodeJS.Timeout | undefined
  let sentence = { id: '', framesMs: 0, speechMs: 0 }
  const cutter = createFrameCutter((coachSpeech.rate * frameMs) / 1000, (frame) => {
    const { id } = sentence
    sentence.framesMs += frameMs
    const playedMs = Math.min(sentence.framesMs, sentence.speechMs)
    sender.add({ frame })
    if (sentence.framesMs % reportMs === 0) sender.add({ whenPlayed: () => onPlayed(id, playedMs) })
  })

  const handlers: { [Name in keyof EventsToDevice]?: EventsToDevice[Name] } = {
    state(state) {
      socket.sendMessage({ type: 'llm', emotion: emotions[state], text: '' })
      if (state === 'speaking') startSpeaking()
      if (state === 'listening') whenHeard(stopSpeaking)
    },
    'child-text'(text) {
      socket.sendMessage({ type: 'stt', text })
      onChildText(text)
    },
    'coach-text': (id, text) => void texts.set(id, text),
    'coach-speech'(id, bytes) {
      startSentence(id)
      const samples = pcmToSamples(bytes)
      sentence.speechMs += (samples.length * 1000) / coachSpeech.rate
      cutter.add(samples)
    },
    'end-of-coach-speech'(id) {
      startSentence(id)
      cutter.flush()
      const { speechMs } = sentence
      sender.add({ whenPlayed: () => onPlayed(id, speechMs) })
    },
    'stop-playback'() {
      sender.clear()
      cutter.discard()
      texts.clear()
      stopSpeaking()
    },
    'conversation-ended'() {
      whenHeard(() => {
        stopSpeaking()
        onEnded()
      })
    },
  }

  const channel: DeviceChannel = {
    principal,
    connection: { deviceId: principal.deviceId, connectionId: randomUUID() },
    claimed: Promise.resolve(),
    conversation: null,
    closeReason: null,
    isOpen: socket.isOpen,
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
    drop: () => socket.close(1013, 'try-again'),
  }
  return channel

  function startSentence(id: string) {
    if (sentence.id === id) return
    startSpeaking()
    sentence = { id, framesMs: 0, speechMs: 0 }
    const text = texts.get(id) ?? ''
    texts.delete(id)
    sender.add({
      whenSent() {
        startSpeaking()
        socket.sendMessage({ type: 'tts', state: 'sentence_start', text })
      },
    })
  }

  function whenHeard(callback: () => void) {
    sender.add({
      whenPlayed() {
        clearTimeout(stopping)
        stopping = setTimeout(callback, isSpeaking ? playbackDelayMs : 0)
      },
    })
  }

  function startSpeaking() {
    clearTimeout(stopping)
    if (isSpeaking) return
    isSpeaking = true
    encoder.reset()
    sender.wait(startDelayMs)
    socket.sendMessage({ type: 'tts', state: 'start' })
  }

  function stopSpeaking() {
    clearTimeout(stopping)
    if (!isSpeaking) return
    isSpeaking = false
    socket.sendMessage({ type: 'tts', state: 'stop' })
  }
}

/** Frames of the same length, in place where they can be; the last one of a sentence ends with silence. */
function createFrameCutter(frameSamples: number, onFrame: (samples: Int16Array) => void) {
  let rest = new Int16Array()
  return {
    add(samples: Int16Array) {
      let at = 0
      if (rest.length > 0) {
        at = frameSamples - rest.length
        rest = joinSamples([rest, samples.subarray(0, at)])
        if (rest.length < frameSamples) return
        onFrame(rest)
      }
      for (; at + frameSamples <= samples.length; at += frameSamples) onFrame(samples.subarray(at, at + frameSamples))
      rest = samples.slice(at)
    },
    flush() {
      if (rest.length > 0) onFrame(joinSamples([rest, new Int16Array(frameSamples - rest.length)]))
      rest = new Int16Array()
    },
    discard() {
      rest = new Int16Array()
    },
  }
}
