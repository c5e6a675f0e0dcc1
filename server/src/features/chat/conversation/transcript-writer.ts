import { setTimeout as delay } from 'node:timers/promises'
import type { TranscriptEntry } from '@pipit/conversation/effects'
import type { Flag } from '@pipit/conversation/findings'
import type { ConversationState } from '@pipit/conversation/state'
import { isDatabaseUnavailable, isDataRefused } from '@pipit/database/error-code'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { ConversationLease, ConversationStore, TranscriptChange } from './conversation-store.ts'

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
  let unsaved: TranscriptChange | null = null
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
      if (!(await save(change))) return onLeaseLost()
    }
  }

  /**
   * False if the lease is lost. What the database refuses is saved in pieces, so that one entry cannot prevent the others
   * and their flags from being stored.
   */
  async function save(change: TranscriptChange, attempt = 0): Promise<boolean> {
    try {
      const hasLease = await store.save(lease, change)
      if (hasLease) onSaved(change.entries, change.flags)
      return hasLease
    } catch (error) {
      const pieces = isDatabaseUnavailable(error) ? [] : split(change)
      if (pieces.length > 1) return (await Promise.all(pieces.map((piece) => save(piece)))).every(Boolean)
      if (isDataRefused(error)) return saveWithoutWords(change, error)
      const pause = retryDelaysMs[attempt]
      if (pause === undefined) return reportLoss(error)
      if (attempt === 0) log.warn('a transcript could not be written, retrying', error, context)
      await delay(pause, undefined, { ref: false })
      return save(change, attempt + 1)
    }
  }

  /** A parent sees that something was said and why it was flagged, though not the words. */
  async function saveWithoutWords(change: TranscriptChange, error: unknown): Promise<boolean> {
    if (!hasWords(change)) return reportLoss(error)
    log.error('the database refused words of a transcript, which are left out', error, context)
    return save(withoutWords(change))
  }

  function reportLoss(error: unknown) {
    log.error('transcript entries were lost', error, context)
    return true
  }
}

function split({ state, entries, flags }: TranscriptChange): TranscriptChange[] {
  return [
    ...entries.map((entry) => ({ state, entries: [entry], flags: [] })),
    ...flags.map((flag) => ({ state, entries: [], flags: [flag] })),
  ]
}

const hasWords = ({ entries, flags }: TranscriptChange) =>
  entries.some(({ text }) => text !== null) || flags.some(({ snippet }) => snippet !== '')

function withoutWords({ state, entries, flags }: TranscriptChange): TranscriptChange {
  return {
    state,
    entries: entries.map((entry) => ({ ...entry, text: null })),
    flags: flags.map((flag) => ({ ...flag, snippet: '' })),
  }
}
