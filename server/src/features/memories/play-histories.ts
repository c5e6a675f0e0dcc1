import type { Fact } from '@pipit/conversation/facts/fact'
import type { Queries } from '@pipit/database/connect'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import { factStore } from './fact-store.ts'
import { playHistoryStore, type PlayedActivity } from './play-history-store.ts'

/** Larger ones are not stored: the child then hears old texts again, or starts a story from the beginning. */
const maxHeardLength = 64_000
const maxBookmarkLength = 64_000

interface ChildMemory {
  played: Record<string, PlayedActivity>
  facts: Fact[]
}

export type PlayHistories = ReturnType<typeof createPlayHistories>

/** What is remembered of each child, for the scripted coach. Writes happen after the reply, the latest of each activity only. */
export function createPlayHistories(database: Queries, log: FailureLog) {
  const store = playHistoryStore(database)
  const waiting = new Map<string, { childId: string; activity: string; played: PlayedActivity }>()
  let writing: Promise<void> | null = null

  return {
    async load(childId: string): Promise<ChildMemory | null> {
      await writing
      try {
        const child = await store.findChild(childId)
        if (!child) return null
        const [rows, facts] = await Promise.all([store.load(child), factStore(database).list(child)])
        const played = Object.fromEntries(rows.map(({ activity, ...each }) => [activity, each]))
        return { played, facts }
      } catch (error) {
        log.warn('what is remembered of a child could not be read, so the coach starts without it', error, {
          feature: 'memories',
        })
        return null
      }
    },

    save(childId: string, activity: string, played: PlayedActivity) {
      waiting.set(`${childId} ${activity}`, { childId, activity, played: limitSize(played) })
      writing ??= write()
    },

    close: async () => writing,
  }

  async function write() {
    for (const [key, { childId, activity, played }] of waiting) {
      waiting.delete(key)
      await store.save(childId, activity, played).catch((error: unknown) =>
        log.warn('what a child has played could not be saved; the next turn saves it', error, {
          feature: 'memories',
        }),
      )
    }
    writing = null
  }
}

function limitSize(played: PlayedActivity): PlayedActivity {
  const isTooLong = (value: unknown, maxLength: number) => JSON.stringify(value).length > maxLength
  return {
    ...played,
    heard: isTooLong(played.heard, maxHeardLength) ? {} : played.heard,
    bookmark: isTooLong(played.bookmark, maxBookmarkLength) ? null : played.bookmark,
  }
}
