import { setTimeout as delay } from 'node:timers/promises'
import { chatNamespace } from '@pipit/contract/chat/events'
import { pcmToSamples } from '@pipit/contract/audio/pcm'
import type { ServerEvent } from '@pipit/device/client/channel'
import { createConversation } from '@pipit/device/client/conversation'
import { createSocketChannel, socketOptions } from '@pipit/device/client/socket-channel'
import { createInstantSpeaker } from '@pipit/device/instant-speaker'
import { io } from 'socket.io-client'
import type { App } from '../runner/app-process.ts'
import { createTokens } from '../devices/create-tokens.ts'
import { stampedChunk } from './instant-voice.ts'

/** The length of a chunk of the microphone's signal. */
export const chunkMs = 64

/** A new device in a conversation that was already greeted. It reports speech as played at once. */
export async function connectChatDevice(app: App) {
  const [token = ''] = await createTokens(app, 1)
  const listeners = new Set<(event: ServerEvent) => void>()
  const conversation = createConversation({ createSpeaker: createInstantSpeaker })
  const opened = Promise.withResolvers<void>()
  const channel = createSocketChannel(io(`http://127.0.0.1:${app.port}${chatNamespace}`, socketOptions(token)), {
    onOpen: () => opened.resolve(),
    onEvent(event) {
      conversation.receive(event)
      for (const listener of listeners) listener(event)
    },
    onClosed: (error) => opened.reject(error ?? new Error('The server closed the connection.')),
  })
  await opened.promise
  const greeted = nextListening()
  const refusal = await conversation.attach(channel)
  if (refusal) throw new Error(`The server refused the conversation: ${refusal.code}`)
  await greeted

  return {
    /** Returns the milliseconds from the last chunk of the child's speech to the first sound of the reply. */
    async takeTurn() {
      for (let chunk = 0; chunk < 3; chunk += 1) {
        sendChunk(true)
        await delay(chunkMs)
      }
      const firstSound = nextCoachSpeech()
      const listening = nextListening()
      const endedAt = performance.now()
      sendChunk(true)
      conversation.endSpeech()
      await firstSound
      const delayMs = performance.now() - endedAt
      sendChunk(false)
      await listening
      return delayMs
    },
    sendSamples: conversation.sendSpeech,
    /** The time of the next reply's first sound, and when the device listens again. */
    nextReply() {
      const finished = nextListening()
      return { firstSoundAt: nextCoachSpeech().then(() => performance.now()), finished }
    },
    close: () => channel.close(),
  }

  function sendChunk(isLoud: boolean) {
    conversation.sendSpeech(pcmToSamples(stampedChunk(isLoud)))
  }

  function nextCoachSpeech() {
    return nextEvent((event) => event.name === 'coach-speech')
  }

  function nextListening() {
    return nextEvent(({ name, args }) => name === 'conversation-ended' || (name === 'state' && args[0] === 'listening'))
  }

  function nextEvent(isAwaited: (event: ServerEvent) => boolean) {
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
