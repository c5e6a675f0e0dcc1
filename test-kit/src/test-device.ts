import type { ChatEntry, EventsToDevice, StartRequest, StartRefusal } from '@pipit/contract/chat/events'
import type { ServerEvent } from '@pipit/device/client/channel'
import { createConversation, type Conversation } from '@pipit/device/client/conversation'
import { createEventSequence } from '@pipit/device/client/event-sequence'
import { createSocketChannel } from '@pipit/device/client/socket-channel'
import type { OnPlayed } from '@pipit/device/client/speaker'
import { createInstantSpeaker } from '@pipit/device/instant-speaker'
import type { Socket } from 'socket.io-client'
import { expect } from 'vitest'
import { chunk } from './voice.ts'

/** A device on a connected socket. By default it reports all speech as played at once. */
export function createTestDevice(socket: Socket, { plays = true, countFrom = 0 } = {}) {
  const received: ServerEvent[] = []
  const spoken = new Map<string, number>()
  const sequence = createEventSequence(countFrom)
  let reportPlayed: OnPlayed = () => undefined
  let conversation = createTestConversation({})
  const channel = createSocketChannel(socket as never, {
    onOpen: () => undefined,
    onEvent(event) {
      received.push(event)
      conversation.receive(event)
    },
    onClosed: () => conversation.detach(),
  })

  const device = {
    socket,
    spoken,
    next: sequence.next,
    start(start: Omit<StartRequest, 'sequence'> = {}): Promise<StartRefusal | null> {
      conversation = createTestConversation(start)
      return conversation.attach(channel)
    },
    /** Sends speech, followed by enough silence to end the utterance. */
    say(saying: number) {
      for (let count = 0; count < 10; count++) device.speak(saying)
      for (let count = 0; count < 5; count++) device.speak(0)
    },
    speak: (saying: number) => conversation.sendSpeech(chunk(saying)),
    type: (text: string) => conversation.sendText(text),
    play: (sentence: string, upTo = spoken.get(sentence) ?? 0) => reportPlayed(sentence, upTo),
    all: <Name extends keyof EventsToDevice>(name: Name) =>
      received.filter((event) => event.name === name).map(({ args }) => args as Parameters<EventsToDevice[Name]>),
    received: (): readonly ServerEvent[] => received,
    conversation: () => device.all('ready').at(-1)?.[0].conversation ?? '',
    entries: (): Pick<ChatEntry, 'who' | 'text'>[] =>
      device.all('transcript').map(([{ who, text }]) => ({ who, text })),
    /** Includes sentences that were not played. */
    coachTexts: () => device.all('coach-text').map(([, text]) => text),
    async waitForCoachText(text: string) {
      await expect.poll(device.coachTexts).toContain(text)
    },
    async waitForEvent(name: keyof EventsToDevice, ...message: unknown[]) {
      await expect.poll(() => device.all(name)).toContainEqual(message)
    },
  }
  return device

  function createTestConversation(start: Omit<StartRequest, 'sequence'>): Conversation {
    return createConversation({
      start,
      sequence,
      createSpeaker(onPlayed) {
        reportPlayed = onPlayed
        const speaker = createInstantSpeaker(plays ? onPlayed : () => undefined)
        return {
          ...speaker,
          play(sentence, samples) {
            spoken.set(sentence, (spoken.get(sentence) ?? 0) + samples.length / 24)
            speaker.play(sentence, samples)
          },
        }
      },
    })
  }
}
