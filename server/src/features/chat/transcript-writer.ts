import { setTimeout as delay } from 'node:timers/promises'
import type { TranscriptEntry } from '@pipit/conversation/transcript/entry'
import type { Flag } from '@pipit/conversation/safeguards/findings'
import type { ConversationState } from '@pipit/conversation/state'
import type { ConversationStore, ConversationLease } from './conversation-store.ts'

interface Parts {
  store: Pick<ConversationStore, 'save'>
  led: ConversationLease
  onKept: (entries: TranscriptEntry[], flags: Flag[]) => void
  /** Somebody else leads the conversation by now, or it was deleted. */
  onLost: () => void
}

/** In milliseconds. Handing a query over takes as long as everything else between a child's words and the answer. */
const afterSpeech = 10
const pauses = [200, 1000, 5000, 10_000, 20_000]

/** Writes what is to be kept, step after step; while the database is away, it waits and gathers. */
export function createTranscriptWriter({ store, led, onKept, onLost }: Parts) {
  let waiting: { state: ConversationState; entries: TranscriptEntry[]; flags: Flag[] } | null = null
  let writing: Promise<void> | null = null

  return {
    keep(state: ConversationState, entries: TranscriptEntry[], flags: Flag[]) {
      waiting = {
        state,
        entries: [...(waiting?.entries ?? []), ...entries],
        flags: [...(waiting?.flags ?? []), ...flags],
      }
      // What is to be said comes first.
      writing ??= delay(afterSpeech)
        .then(write)
        .finally(() => (writing = null))
    },
    /** Settled when everything is written, or given up. */
    async written() {
      await writing
    },
  }

  async function write() {
    while (waiting) {
      const step = waiting
      waiting = null
      const isOurs = await tryHard(() => store.save(led, step))
      if (isOurs === false) return onLost()
      if (isOurs) onKept(step.entries, step.flags)
    }
  }
}

/** Null when it did not work in more than half a minute. */
async function tryHard<Result>(act: () => Promise<Result>): Promise<Result | null> {
  for (const pause of [...pauses, null]) {
    try {
      return await act()
    } catch {
      if (pause !== null) await delay(pause, undefined, { ref: false })
    }
  }
  return null
}
