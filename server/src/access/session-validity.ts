import type { Database } from '../database/connect.ts'
import type { Notifications } from '../database/notifications.ts'
import type { Principal } from './principal.ts'

export type SessionValidity = ReturnType<typeof createSessionValidity>

type Kind = 'session' | 'device'

interface Claim {
  kind: Kind
  id: string
  standing: number
}

const mostRemembered = 10_000

/**
 * Whether a session or a device still stands: a token is signed for minutes, but a changed role, a disabled or deleted
 * account, a sign-out and a deactivated device take effect at once. Remembered for each, and forgotten as soon as any
 * process announces a change.
 */
export function createSessionValidity({ pool }: Database) {
  const remembered = new Map<string, Promise<number | null>>()
  let notifications: Notifications | undefined

  return {
    async stands(principal: Principal): Promise<boolean> {
      const standing = await Promise.all(
        claimsOf(principal).map(async (claim) => (await remember(claim)) === claim.standing),
      )
      return standing.every(Boolean)
    },
    /** Those who no longer stand, asked anew in one go: for connections that stay open. */
    async fallen(principals: Principal[]): Promise<Principal[]> {
      const kinds = Object.groupBy(principals.flatMap(claimsOf), ({ kind }) => kind)
      const asked = (Object.keys(kinds) as Kind[]).map((kind) =>
        ask(
          kind,
          (kinds[kind] ?? []).map(({ id }) => id),
        ),
      )
      const standing = new Map((await Promise.all(asked)).flatMap((answer) => [...answer]))
      return principals.filter((principal) =>
        claimsOf(principal).some((claim) => standing.get(claim.id) !== claim.standing),
      )
    },
    /** Until somebody tells of changes, nothing is remembered. */
    hearFrom(source: Notifications) {
      notifications = source
    },
    forget: () => remembered.clear(),
  }

  function remember({ kind, id }: Claim): Promise<number | null> {
    const known = remembered.get(id)
    if (known) return known
    const asked = ask(kind, [id]).then((standing) => standing.get(id) ?? null)
    if (notifications?.hearing()) {
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(id, asked)
      asked.catch(() => remembered.delete(id))
    }
    return asked
  }

  async function ask(kind: Kind, ids: string[]) {
    const { rows } = await pool.query<{ id: string; standing: number }>(questions[kind], [ids])
    return new Map(rows.map(({ id, standing }) => [id, standing]))
  }
}

/** Everything that must still be so. */
function claimsOf(principal: Principal): Claim[] {
  if (principal.kind === 'account') return [{ kind: 'session', id: principal.sessionId, standing: principal.standing }]
  const { deviceId, standing, emulator } = principal
  const device: Claim = { kind: 'device', id: deviceId, standing }
  return emulator ? [device, { kind: 'session', id: emulator.sessionId, standing: emulator.standing }] : [device]
}

const questions = {
  session: `select sessions.id, accounts.token_version as standing
              from sessions join accounts on accounts.id = sessions.account_id
             where sessions.id = any($1) and sessions.ended_at is null and not accounts.disabled`,
  device: `select devices.id, devices.token_version as standing
             from devices join accounts on accounts.id = devices.account_id
            where devices.id = any($1) and not accounts.disabled`,
} as const satisfies Record<Kind, string>
