import type { DeviceChannel } from '../../chat/device/device-channel.ts'

/** What a conversation sends to a board waits while the board is busy, and nothing overtakes anything. */
export function sendInOrder(channel: Pick<DeviceChannel, 'send'>) {
  const { send } = channel
  let waiting: (() => void)[] | null = null

  channel.send = (name, ...message) => {
    if (waiting) waiting.push(() => send(name, ...message))
    else send(name, ...message)
  }

  return {
    hold() {
      waiting ??= []
    },
    release() {
      const released = waiting ?? []
      waiting = null
      for (const sendNow of released) sendNow()
    },
  }
}
