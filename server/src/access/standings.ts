import type { Database } from '../database/connect.ts'
import type { Notifications } from '../database/notifications.ts'
import type { Principal } from './principal.ts'

export type Standings = ReturnType<typeof standings>

const mostRemembered = 10_000

/**
 * Whether a session or a device still stands: a token is signed for minutes, but a changed role, a disabled or deleted
 * account, a sign-out and a deactivated device take effect at once. Remembered for each, and forgotten as soon as any
 * process announces a change.
 */
export function standings({ pool }: Database) {
  const remembered = new Map<string, Promise<number | null>>()
  let notifications: Notifications | undefined

  return {
    /** The account's or the device's standing, or null if the session is over or the device belongs to nobody. */
    of(principal: Principal): Promise<number | null> {
      const id = idOf(principal)
      const known = remembered.get(id)
      if (known) return known
      const asked = ask(principal.kind, [id]).then((standing) => standing.get(id) ?? null)
      if (notifications?.hearing()) {
        if (remembered.size >= mostRemembered) remembered.clear()
        remembered.set(id, asked)
        asked.catch(() => remembered.delete(id))
      }
      return asked
    },
    /** Those who no longer stand, asked anew in one go: for connections that stay open. */
    async fallen(principals: Principal[]): Promise<Principal[]> {
      const kinds = Object.groupBy(principals, ({ kind }) => kind)
      const asked = (Object.keys(kinds) as Principal['kind'][]).map((kind) => ask(kind, (kinds[kind] ?? []).map(idOf)))
      const standing = new Map((await Promise.all(asked)).flatMap((answer) => [...answer]))
      return principals.filter((principal) => standing.get(idOf(principal)) !== principal.standing)
    },
    /** Until somebody tells of changes, nothing is remembered. */
    hearFrom(source: Notifications) {
      notifications = source
    },
    forget: () => remembered.clear(),
  }

  async function ask(kind: Principal['kind'], ids: string[]) {
    const { rows } = await pool.query<{ id: string; standing: number }>(questions[kind], [ids])
    return new Map(rows.map(({ id, standing }) => [id, standing]))
  }
}

function idOf(principal: Principal) {
  return principal.kind === 'account' ? principal.sessionId : principal.deviceId
}

const questions = {
  account: `select sessions.id, accounts.standing
              from sessions join accounts on accounts.id = sessions.account_id
             where sessions.id = any($1) and sessions.ended_at is null and not accounts.disabled`,
  device: `select devices.id, devices.standing
             from devices join accounts on accounts.id = devices.account_id
            where devices.id = any($1) and not accounts.disabled`,
} as const satisfies Record<Principal['kind'], string>
