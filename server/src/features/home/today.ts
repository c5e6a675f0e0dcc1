import type { Queries } from '../../database/connect.ts'
import { homeStore } from './home-store.ts'

interface Glance {
  today: { minutes: number; conversations: number }
  /** What a parent should know of and has not read yet. */
  unreadFlags: number
}

const nothing: Glance = { today: { minutes: 0, conversations: 0 }, unreadFlags: 0 }

/** What each child of a family did since midnight in the family's time zone. */
export function glance(db: Queries) {
  const store = homeStore(db)
  return async function glanceAt(accountId: string): Promise<(childId: string) => Glance> {
    const rows = await store.today(accountId)
    const byChild = new Map(rows.map(({ childId, unreadFlags, ...today }) => [childId, { today, unreadFlags }]))
    return (childId) => byChild.get(childId) ?? nothing
  }
}
