import type { EventsFromDevice } from '@pipit/contract/chat/events'

/** What is lost without harm when a connection is: the moment has passed. */
const fleeting = ['speech', 'vision', 'played'] as const
const mostKept = 50

type Counted = Exclude<keyof EventsFromDevice, 'status' | 'start' | 'stop'>
type Rest<Name extends Counted> = Parameters<EventsFromDevice[Name]> extends [number, ...infer Given] ? Given : never
export type CountedEvent = { [Name in Counted]: { name: Name; count: number; given: Rest<Name> } }[Counted]

/** The device's own count, which only grows, and what may have to be said again after a lost connection. */
export function createCount() {
  let count = 0
  let unconfirmed: CountedEvent[] = []
  return {
    next: () => ++count,
    note<Name extends Counted>(name: Name, ...given: Rest<Name>): CountedEvent {
      const event = { name, count: ++count, given } as unknown as CountedEvent
      if (!fleeting.some((each) => each === name)) unconfirmed = [...unconfirmed, event].slice(-mostKept)
      return event
    },
    /** What the server has not taken of it. */
    confirm(upTo: number): CountedEvent[] {
      unconfirmed = unconfirmed.filter((event) => event.count > upTo)
      return unconfirmed
    },
    /** A new conversation knows nothing of what was said in the last. */
    forget() {
      unconfirmed = []
    },
  }
}
