import type { EventsFromDevice } from '@pipit/contract/chat/events'
import type { DeviceEvent } from './channel.ts'

/** Texts and cards must reach the coach, however late. Other events are only true at their time. */
const resentEvents: ReadonlySet<string> = new Set(['text', 'card'])
const maxUnconfirmed = 50

type SequencedName = Exclude<keyof EventsFromDevice, 'status' | 'start' | 'stop' | 'update-failed'>
type ArgumentsAfterSequence<Name extends SequencedName> =
  Parameters<EventsFromDevice[Name]> extends [number, ...infer Rest] ? Rest : never
type SequencedEvent = Extract<DeviceEvent, { name: SequencedName }>

export type EventSequence = ReturnType<typeof createEventSequence>

/** Numbers a device's events over all its conversations, and stores those that may have to be sent again. */
export function createEventSequence(lastUsed = 0) {
  let last = lastUsed
  let unconfirmed: SequencedEvent[] = []
  return {
    next: () => ++last,
    number<Name extends SequencedName>(name: Name, ...rest: ArgumentsAfterSequence<Name>): DeviceEvent {
      const event = { name, args: [++last, ...rest] } as unknown as SequencedEvent
      if (resentEvents.has(name)) unconfirmed = [...unconfirmed, event].slice(-maxUnconfirmed)
      return event
    },
    /** Returns what the server has not received, in order. It stays stored until the server confirms it. */
    unconfirmedAfter(lastSequence: number): DeviceEvent[] {
      unconfirmed = unconfirmed.filter(({ args: [sequence] }) => sequence > lastSequence)
      return unconfirmed
    },
    /** A new conversation must not receive events of the last one. */
    forgetUnconfirmed() {
      unconfirmed = []
    },
  }
}
