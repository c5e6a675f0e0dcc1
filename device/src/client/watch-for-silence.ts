import { alive } from '@pipit/contract/chat/events'
import type { ServerEvent } from './channel.ts'
import type { Clock } from './clock.ts'

/** Whoever was frozen too finds what has arrived meanwhile, and reads it within this time. */
const readingMs = 100

/** Notices that the server is silent during a conversation, as a frozen one is. */
export function watchForSilence(clock: Clock, onSilent: () => void) {
  const closing = new AbortController()
  let isInConversation = false
  let isWatching = false
  let lastEventAt = 0

  return {
    receive({ name }: ServerEvent) {
      lastEventAt = clock.now()
      if (name === 'ready') isInConversation = true
      if (name === 'conversation-ended') isInConversation = false
      if (isInConversation && !isWatching) void watch()
    },
    close: () => closing.abort(),
  }

  async function watch() {
    isWatching = true
    let remainingMs: number = alive.timeoutMs
    while (remainingMs > 0) {
      await clock.wait(remainingMs, closing.signal)
      await clock.wait(readingMs, closing.signal)
      isWatching = isInConversation && !closing.signal.aborted
      if (!isWatching) return
      remainingMs = lastEventAt + alive.timeoutMs - clock.now()
    }
    onSilent()
  }
}
