import { pcmToSamples, samplesToPcm } from '@pipit/contract/audio/pcm'
import type { ConversationEndReason, EventsToDevice, StartRequest, StartRefusal } from '@pipit/contract/chat/events'
import type { DeviceChannel, DeviceEvent, ServerEvent } from './channel.ts'
import { createEventSequence, type EventSequence } from './event-sequence.ts'
import type { OnPlayed, Speaker } from './speaker.ts'

interface ConversationOptions {
  /** It names the child, the card, and a lost conversation to resume. */
  start?: Omit<StartRequest, 'sequence'>
  /** It continues the numbers of an earlier conversation. */
  sequence?: EventSequence
  createSpeaker: (onPlayed: OnPlayed) => Speaker
  onSent?: (event: DeviceEvent | { name: 'start'; args: [StartRequest] }) => void
  onRefused?: (refusal: StartRefusal) => void
  onEnded?: (reason: ConversationEndReason) => void
}

export type Conversation = ReturnType<typeof createConversation>

/** Call `attach` with each channel that opens, `receive` with each event, and `detach` when the channel is lost. */
export function createConversation({ start = {}, sequence = createEventSequence(), ...options }: ConversationOptions) {
  const speaker = options.createSpeaker((sentence, milliseconds) =>
    send(sequence.number('played', sentence, milliseconds)),
  )
  let channel: DeviceChannel | null = null
  let id = start.resume ?? null
  let hasStarted = false
  let isReady = false
  let isOver = false

  return {
    /** The server accepts events of this conversation now. */
    isReady: () => isReady,
    /** Resolves with the server's refusal, or null. */
    async attach(opened: DeviceChannel): Promise<StartRefusal | null> {
      if (isOver) return null
      channel = opened
      isReady = false
      const message = { ...start, ...(id !== null && { resume: id }), sequence: sequence.next() }
      options.onSent?.({ name: 'start', args: [message] })
      const refusal = await opened.start(message).catch((): StartRefusal => ({ code: 'unavailable' }))
      // A conversation that has begun is not given up: the next connection may lead to a server that can go on with it.
      if (refusal?.code === 'unavailable' && hasStarted) opened.close()
      else if (refusal && opened.isOpen()) options.onRefused?.(refusal)
      return refusal
    },
    detach() {
      channel = null
      isReady = false
      speaker.stop()
    },
    receive,
    sendSpeech: (samples: Int16Array) => send(sequence.number('speech', samplesToPcm(samples))),
    endSpeech: () => send(sequence.number('end-of-speech')),
    sendPicture: (jpeg: Uint8Array) => send(sequence.number('vision', jpeg)),
    // The transcript ends at the last word that was played, so the position is reported before the coach stops.
    sendText(text: string) {
      speaker.report()
      send(sequence.number('text', text))
    },
    showCard(cardId: string) {
      speaker.report()
      send(sequence.number('card', cardId))
    },
    interrupt() {
      speaker.stop()
      send(sequence.number('interrupt'))
    },
    stop: () => send({ name: 'stop', args: [] }),
    close() {
      isOver = true
      isReady = false
      speaker.close()
    },
  }

  function receive(event: ServerEvent) {
    switch (event.name) {
      case 'ready':
        return resumeSending(event.args[0])
      case 'coach-speech':
        return speaker.play(event.args[0], pcmToSamples(event.args[1]))
      case 'end-of-coach-speech':
        return speaker.endSentence(event.args[0])
      case 'stop-playback':
        return speaker.stop()
      case 'conversation-ended':
        return end(...event.args)
      default:
        return undefined
    }
  }

  function resumeSending({ conversation, lastSequence, resumed }: Parameters<EventsToDevice['ready']>[0]) {
    if (hasStarted && !resumed) sequence.forgetUnconfirmed()
    id = conversation
    hasStarted = true
    isReady = true
    for (const event of sequence.unconfirmedAfter(lastSequence)) send(event)
  }

  /** An event that cannot be sent now is dropped, or sent by `resumeSending` if it is one that must arrive. */
  function send(event: DeviceEvent) {
    if (!isReady || !channel?.isOpen()) return
    channel.send(event)
    options.onSent?.(event)
  }

  function end(conversation: string, reason: ConversationEndReason) {
    if (conversation !== id) return
    isOver = true
    isReady = false
    speaker.stop()
    options.onEnded?.(reason)
  }
}
