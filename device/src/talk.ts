import { pcmToSamples, samplesToPcm } from '@pipit/contract/audio/pcm'
import type {
  ChatEntry,
  StartRefusal,
  ChatState,
  EventsToDevice,
  ConversationEndReason,
  StartOfChat,
} from '@pipit/contract/chat/events'
import type { Socket } from 'socket.io-client'
import type { ServerSocket } from './connection.ts'
import { createCount, type CountedEvent } from './counted.ts'
import type { Loudspeaker } from './loudspeaker.ts'

interface Options {
  /** Of whom, and with which card. */
  start?: Pick<StartOfChat, 'childId' | 'cardId'>
  loudspeaker: (onPlayed: (sentence: string, milliseconds: number) => void) => Loudspeaker
  onReady?: (ready: { conversation: string; resumed: boolean; child: string }) => void
  onState?: (state: ChatState) => void
  onHeard?: (text: string) => void
  onCoachText?: (text: string, sentence: string) => void
  onEntry?: (entry: ChatEntry) => void
  onError?: (error: Parameters<EventsToDevice['error']>[0]) => void
  /** It could not be begun. */
  onRefused?: (refusal: StartRefusal) => void
  onFinished?: (reason: ConversationEndReason) => void
}

const answerWithin = 15_000

/** One conversation as a device leads it. It goes on over lost connections: give it each new one with `attach`. */
export function createTalk({ start = {}, loudspeaker: open, ...on }: Options) {
  const count = createCount()
  const loudspeaker = open((sentence, milliseconds) => say(count.note('played', sentence, milliseconds)))
  let socket: ServerSocket | null = null
  let conversation: string | null = null
  let isReady = false
  let isOver = false

  return {
    /** A connection that has just been made. */
    async attach(opened: ServerSocket) {
      if (isOver) return
      socket = opened
      isReady = false
      listenTo(opened)
      const resume = conversation === null ? {} : { resume: conversation }
      const refusal = await opened
        .timeout(answerWithin)
        .emitWithAck('start', { ...start, ...resume, sequence: count.next() })
        .catch((): StartRefusal => ({ code: 'unavailable' }))
      if (refusal && opened.connected) on.onRefused?.(refusal)
    },
    speech: (samples: Int16Array) => say(count.note('speech', samplesToPcm(samples))),
    endOfSpeech: () => say(count.note('end-of-speech')),
    text: (text: string) => say(count.note('text', text)),
    vision: (jpeg: Uint8Array) => say(count.note('vision', jpeg)),
    card: (cardId: string) => say(count.note('card', cardId)),
    interrupt() {
      loudspeaker.silence()
      say(count.note('interrupt'))
    },
    stop: () => socket?.emit('stop'),
    close: () => loudspeaker.close(),
  }

  /** What cannot be said now is said when the server is ready, if it still matters then. */
  function say({ name, count: counted, given }: CountedEvent) {
    const { connected = false } = socket ?? {}
    if (connected && isReady) (socket as unknown as Socket).emit(name, counted, ...given)
  }

  function listenTo(opened: ServerSocket) {
    opened.on('ready', ({ conversation: id, lastSequence, resumed, child }) => {
      if (!resumed && conversation !== null) count.forget()
      conversation = id
      isReady = true
      for (const event of count.confirm(lastSequence)) say(event)
      on.onReady?.({ conversation: id, resumed, child })
    })
    opened.on('coach-speech', (sentence, bytes) => loudspeaker.play(sentence, pcmToSamples(bytes)))
    opened.on('end-of-coach-speech', loudspeaker.endSentence)
    opened.on('stop-playback', loudspeaker.silence)
    opened.on('disconnect', loudspeaker.silence)
    opened.on('state', (state) => on.onState?.(state))
    opened.on('child-text', (text) => on.onHeard?.(text))
    opened.on('coach-text', (sentence, text) => on.onCoachText?.(text, sentence))
    opened.on('transcript', (entry) => on.onEntry?.(entry))
    opened.on('error', (error) => on.onError?.(error))
    opened.on('conversation-ended', (id, reason) => {
      if (id !== conversation) return
      isOver = true
      loudspeaker.silence()
      on.onFinished?.(reason)
    })
  }
}
