import { alive } from '@pipit/contract/chat/events'
import type { DeviceChannel } from './device-channel.ts'

/** A thousand messages take tens of milliseconds, which the speech of all children would wait for. */
const groupCount = 20

/** Tells each device in a conversation, every second, that the conversation still runs here: not all at the same moment. */
export function createAliveSender() {
  const groups = Array.from({ length: groupCount }, () => new Set<DeviceChannel>())
  let added = 0
  let ticks = 0
  const timer = setInterval(() => {
    for (const channel of groups[ticks++ % groupCount] ?? []) if (channel.conversation) channel.send('alive')
  }, alive.intervalMs / groupCount).unref()

  return {
    /** Returns a function that removes it again. */
    add(channel: DeviceChannel) {
      const group = groups[added++ % groupCount]
      group?.add(channel)
      return () => void group?.delete(channel)
    },
    close: () => clearInterval(timer),
  }
}
