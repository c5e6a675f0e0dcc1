import type {
  DeviceStatus,
  EventsFromDevice,
  EventsToDevice,
  StartRequest,
  StartRefusal,
} from '@pipit/contract/chat/events'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'

type EventIn<Events extends { [Name in keyof Events]: (...args: never[]) => void }> = {
  [Name in keyof Events]: { name: Name; args: Parameters<Events[Name]> }
}[keyof Events]

export type ServerEvent = EventIn<EventsToDevice>

/** `status` and `start` are acknowledged, so they are methods of the channel. */
export type DeviceEvent = EventIn<Omit<EventsFromDevice, 'status' | 'start'>>

export interface DeviceChannel {
  isOpen: () => boolean
  send: (event: DeviceEvent) => void
  /** Resolves with the server's refusal, or null. Rejects when no acknowledgement comes in time. */
  start: (start: StartRequest) => Promise<StartRefusal | null>
  reportStatus: (status: DeviceStatus) => Promise<ConnectionRefusal | null>
  close: () => void
}

export interface ChannelListeners {
  onOpen: (channel: DeviceChannel) => void
  onEvent: (event: ServerEvent) => void
  /** The error says why the channel could not be opened. */
  onClosed: (error?: Error) => void
}
