import type { Notifications } from '../database/notifications.ts'
import type { Database } from '../database/connect.ts'

export type Standings = ReturnType<typeof standings>

const mostRemembered = 10_000

/**
 * Whether a session still stands: a token is signed for minutes, but a changed role, a disabled or deleted account and
 * a sign-out take effect at once. Remembered for each session, and forgotten as soon as any process announces a change.
 */
export function standings({ pool }: Database) {
  const remembered = new Map<string, Promise<number | null>>()
  let notifications: Notifications | undefined

  return {
    /** The account's standing, or null if the session is over. */
    of(sessionId: string): Promise<number | null> {
      const known = remembered.get(sessionId)
      if (known) return known
      const asked = ask(sessionId)
      if (notifications?.hearing()) {
        if (remembered.size >= mostRemembered) remembered.clear()
        remembered.set(sessionId, asked)
        asked.catch(() => remembered.delete(sessionId))
      }
      return asked
    },
    /** Until somebody tells of changes, nothing is remembered. */
    hearFrom(source: Notifications) {
      notifications = source
    },
    forget: () => remembered.clear(),
  }

  async function ask(sessionId: string) {
    const { rows } = await pool.query<{ standing: number }>(
      `select accounts.standing
         from sessions join accounts on accounts.id = sessions.account_id
        where sessions.id = $1 and sessions.ended_at is null and not accounts.disabled`,
      [sessionId],
    )
    return rows[0]?.standing ?? null
  }
}
