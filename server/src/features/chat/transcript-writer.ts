import { setTimeout as delay } from 'node:timers/promises'
import type { TranscriptEntry } from '@pipit/conversation/transcript/entry'
import type { Flag } from '@pipit/conversation/safeguards/findings'
import type { ConversationState } from '@pipit/conversation/state'
import type { FailureLog } from '../../logging/failure-log.ts'
import type { ConversationLease, ConversationStore } from './conversation-store.ts'

interface Dependencies {
  store: Pick<ConversationStore, 'save'>
  lease: ConversationLease
  log: FailureLog
  onSaved: (entries: TranscriptEntry[], flags: Flag[]) => void
  /** Another process runs the conversation by now, or it was deleted. */
  onLeaseLost: () => void
}

/** Handing a query over takes as long as everything else between a child's words and the reply, which goes first. */
const writeDelayMs = 10
const retryDelaysMs = [200, 1000, 5000, 10_000, 20_000]

/** Writes transcript entries and state in their order. While the database is away, it retries and collects. */
export function createTranscriptWriter({ store, lease, log, onSaved, onLeaseLost }: Dependencies) {
  const context = { feature: 'chat', conversationId: lease.id }
  let unsaved: { state: ConversationState; entries: TranscriptEntry[]; flags: Flag[] } | null = null
  let writing: Promise<void> | null = null

  return {
    write(state: ConversationState, entries: TranscriptEntry[], flags: Flag[]) {
      unsaved = {
        state,
        entries: [...(unsaved?.entries ?? []), ...entries],
        flags: [...(unsaved?.flags ?? []), ...flags],
      }
      writing ??= delay(writeDelayMs)
        .then(writeAll)
        .finally(() => (writing = null))
    },
    /** Settled when everything is written, or given up. */
    async written() {
      await writing
    },
  }

  async function writeAll() {
    while (unsaved) {
      const change = unsaved
      unsaved = null
      const isOurs = await retry(() => store.save(lease, change))
      if (isOurs === false) return onLeaseLost()
      if (isOurs) onSaved(change.entries, change.flags)
    }
  }

  /** Null when it did not work in more than half a minute. */
  async function retry<Result>(act: () => Promise<Result>): Promise<Result | null> {
    for (const [attempt, pause] of [...retryDelaysMs, null].entries()) {
      try {
        return await act()
      } catch (error) {
        if (attempt === 0) log.warn('a transcript could not be written, retrying', error, context)
        if (pause === null) log.error('transcript entries were lost', error, context)
        else await delay(pause, undefined, { ref: false })
      }
    }
    return null
  }
}
