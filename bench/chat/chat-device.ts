import { setTimeout as delay } from 'node:timers/promises'
import { chatNamespace } from '@pipit/contract/chat/events'
import { pcmToSamples } from '@pipit/contract/audio/pcm'
import type { ServerEvent } from '@pipit/device/client/channel'
import { createConversation } from '@pipit/device/client/conversation'
import { createSocketChannel, socketOptions } from '@pipit/device/client/socket-channel'
import { createInstantSpeaker } from '@pipit/device/instant-speaker'
import { io } from 'socket.io-client'
import { stampedChunk } from './instant-voice.ts'

/** The length of a chunk of the microphone. */
export const frameMs = 64

/** A device that has been greeted and is now in a conversation; it has played everything at once. */
export async function connectChatDevice(port: number, token: string) {
  const listeners = new Set<(event: ServerEvent) => void>()
  const conversation = createConversation({ createSpeaker: createInstantSpeaker })
  const opened = Promise.withResolvers<void>()
  const channel = createSocketChannel(io(`http://127.0.0.1:${port}${chatNamespace}`, socketOptions(token)), {
    onOpen: () => opened.resolve(),
    onEvent(event) {
      conversation.receive(event)
      for (const listener of listeners) listener(event)
    },
    onClosed: (error) => opened.reject(error ?? new Error('The server closed the connection.')),
  })
  await opened.promise
  const greeted = listening()
  const refusal = await conversation.attach(channel)
  if (refusal) throw new Error(`The server refused the conversation: ${refusal.code}`)
  await greeted

  return {
    frame(isLoud: boolean) {
      conversation.sendSpeech(pcmToSamples(stampedChunk(isLoud)))
    },
    /** From the last frame of what the child says to the first sound of the reply, in milliseconds. */
    async turn() {
      for (let frame = 0; frame < 3; frame += 1) {
        this.frame(true)
        await delay(frameMs)
      }
      const answered = coachSpeech()
      const settled = listening()
      const ended = performance.now()
      this.frame(true)
      conversation.endSpeech()
      await answered
      const took = performance.now() - ended
      this.frame(false)
      await settled
      return took
    },
    samples: conversation.sendSpeech,
    /** The moment of the next reply's first sound, and when all of it was played. */
    reply() {
      const whole = listening()
      return { first: coachSpeech().then(() => performance.now()), whole }
    },
    close: () => channel.close(),
  }

  function coachSpeech() {
    return next((event) => event.name === 'coach-speech')
  }

  function listening() {
    return next((event) => event.name === 'state' && event.args[0] === 'listening')
  }

  function next(isAwaited: (event: ServerEvent) => boolean) {
    return new Promise<void>((resolve) => {
      const listener = (event: ServerEvent) => {
        if (!isAwaited(event)) return
        listeners.delete(listener)
        resolve()
      }
      listeners.add(listener)
    })
  }
}
