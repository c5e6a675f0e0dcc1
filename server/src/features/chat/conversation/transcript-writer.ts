import { setTimeout as delay } from 'node:timers/promises'
import type { TranscriptEntry } from '@pipit/conversation/transcript/entry'
import type { Flag } from '@pipit/conversation/safeguards/findings'
import type { ConversationState } from '@pipit/conversation/state'
import type { FailureLog } from '../../../logging/failure-log.ts'
import type { ConversationLease, ConversationStore } from './conversation-store.ts'

interface Dependencies {
  store: Pick<ConversationStore, 'save'>
  lease: ConversationLease
  log: FailureLog
  onSaved: (entries: TranscriptEntry[], flags: Flag[]) => void
  /** Another process has taken over, or the conversation was deleted. */
  onLeaseLost: () => void
}

/** Sending a query takes as long as all other work between a child's words and the reply, so the reply goes first. */
const writeDelayMs = 10
const retryDelaysMs = [200, 1000, 5000, 10_000, 20_000]

/** Writes transcript entries and state in order. While the database is unavailable, it retries and collects entries. */
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
    /** Resolves when everything is written or given up. */
    async written() {
      await writing
    },
  }

  async function writeAll() {
    while (unsaved) {
      const change = unsaved
      unsaved = null
      const hasLease = await retry(() => store.save(lease, change))
      if (hasLease === false) return onLeaseLost()
      if (hasLease) onSaved(change.entries, change.flags)
    }
  }

  /** Null after all retries have failed. */
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
