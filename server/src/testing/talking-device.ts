import type {
  ChatEntry,
  StartRefusal,
  EventsFromDevice,
  EventsToDevice,
  StartOfChat,
} from '@pipit/contract/chat/events'
import type { Socket } from 'socket.io-client'
import { expect } from 'vitest'
import { bytes, chunk } from './voice.ts'

type Told = {
  [Name in keyof EventsToDevice]: { name: Name; message: Parameters<EventsToDevice[Name]> }
}[keyof EventsToDevice]

/** What a device does while a child talks, step by step; it plays everything at once and says so. */
export function talkingDevice(socket: Socket, { plays = true, countFrom = 0 } = {}) {
  const told: Told[] = []
  const spoken = new Map<string, number>()
  let sequence = countFrom
  const emit = socket as unknown as Socket<EventsToDevice, EventsFromDevice>
  socket.onAny((name, ...message) => told.push({ name, message } as Told))
  socket.on('coach-speech', (sentence: string, samples: Uint8Array) =>
    spoken.set(sentence, (spoken.get(sentence) ?? 0) + samples.byteLength / 48),
  )
  socket.on('end-of-coach-speech', (sentence: string) => {
    if (plays) device.play(sentence)
  })

  const device = {
    socket,
    told,
    spoken,
    next: () => ++sequence,
    start(start: Partial<StartOfChat> = {}): Promise<StartRefusal | null> {
      return emit.timeout(10_000).emitWithAck('start', { sequence: ++sequence, ...start })
    },
    /** Speaks, then is silent for long enough. */
    say(saying: number) {
      for (let count = 0; count < 10; count++) emit.emit('speech', ++sequence, bytes(chunk(saying)))
      for (let count = 0; count < 5; count++) emit.emit('speech', ++sequence, bytes(chunk(0)))
    },
    speak: (saying: number) => emit.emit('speech', ++sequence, bytes(chunk(saying))),
    type: (text: string) => emit.emit('text', ++sequence, text),
    play: (sentence: string, upTo = spoken.get(sentence) ?? 0) => emit.emit('played', ++sequence, sentence, upTo),
    all: <Name extends keyof EventsToDevice>(name: Name) =>
      told.filter((each) => each.name === name).map(({ message }) => message as Parameters<EventsToDevice[Name]>),
    conversation: () => device.all('ready').at(-1)?.[0].conversation ?? '',
    entries: (): Pick<ChatEntry, 'who' | 'text'>[] =>
      device.all('transcript').map(([{ who, text }]) => ({ who, text })),
    /** All that the coach has said, also what was not played. */
    coachSaid: () => device.all('coach-text').map(([, text]) => text),
    async hears(text: string) {
      await expect.poll(device.coachSaid).toContain(text)
    },
    async isTold(name: keyof EventsToDevice, ...message: unknown[]) {
      await expect.poll(() => device.all(name)).toContainEqual(message)
    },
  }
  return device
}
