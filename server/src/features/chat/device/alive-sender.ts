import { alive } from '@pipit/contract/chat/events'
import type { DeviceChannel } from './device-channel.ts'

/** A thousand messages take tens of milliseconds, which the speech of all children would wait for. */
const groupCount = 20
const beatMs = alive.intervalMs / groupCount

/** Tells each device in a conversation, every second, that the conversation still runs here: not all at the same moment. */
export function createAliveSender() {
  const groups = Array.from({ length: groupCount }, () => new Set<DeviceChannel>())
  let added = 0
  let lastBeat = beatNow()
  // Counted by the clock: timers of a busy machine come late, and devices would take the lateness of twenty for silence.
  const timer = setInterval(() => {
    const beat = beatNow()
    for (let each = Math.max(lastBeat, beat - groupCount) + 1; each <= beat; each++) send(each)
    lastBeat = beat
  }, beatMs).unref()

  return {
    /** Returns a function that removes it again. */
    add(channel: DeviceChannel) {
      const group = groups[added++ % groupCount]
      group?.add(channel)
      return () => void group?.delete(channel)
    },
    close: () => clearInterval(timer),
  }

  function send(beat: number) {
    for (const channel of groups[beat % groupCount] ?? []) if (channel.conversation) channel.send('alive')
  }
}

function beatNow() {
  return Math.floor(performance.now() / beatMs)
}
