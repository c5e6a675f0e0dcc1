import type { Queries } from '@pipit/database/connect'
import type { Announcements } from '../announcements/announcements.ts'
import { createBatcher } from '@pipit/concurrency/batcher'
import { createAccountCache } from './account-cache.ts'
import type { Principal } from './principal.ts'
import { tokenVersionStore, type SessionRules } from './token-version-store.ts'

export type SessionValidity = ReturnType<typeof createSessionValidity>

type Kind = 'session' | 'device'

/** A token is accepted only while the session or device has this token version. */
interface Claim {
  kind: Kind
  accountId: string
  id: string
  tokenVersion: number
}

/**
 * Access tokens live for minutes, but a sign-out, a changed role, a disabled or deleted account and a deactivated device
 * must take effect at once. So each call compares the token version in the token with the current one, which is cached
 * until any process announces a change of the account.
 */
export function createSessionValidity(db: Queries, announcements: Announcements, rules: SessionRules) {
  const store = tokenVersionStore(db, rules)
  const tokenVersions = createAccountCache<number | null>(announcements)
  // Thousands of devices connect at the same time after a restart.
  const batchers = {
    session: createBatcher((ids: string[]) => readTokenVersions('session', ids)),
    device: createBatcher((ids: string[]) => readTokenVersions('device', ids)),
  }

  return {
    async isValid(principal: Principal): Promise<boolean> {
      const claims = claimsOf(principal)
      const current = await Promise.all(claims.map(cachedTokenVersion))
      return claims.every(({ tokenVersion }, index) => current[index] === tokenVersion)
    },
    /** Checks open connections. It bypasses the cache, and needs one query per kind. */
    async findRevoked(principals: Principal[]): Promise<Principal[]> {
      const kinds = Object.groupBy(principals.flatMap(claimsOf), ({ kind }) => kind)
      const reads = (Object.keys(kinds) as Kind[]).map((kind) =>
        readTokenVersions(
          kind,
          (kinds[kind] ?? []).map(({ id }) => id),
        ),
      )
      const current = new Map((await Promise.all(reads)).flatMap((versions) => [...versions]))
      return principals.filter((principal) =>
        claimsOf(principal).some((claim) => current.get(claim.id) !== claim.tokenVersion),
      )
    },
    forget: tokenVersions.forget,
    forgetAll: tokenVersions.forgetAll,
  }

  function cachedTokenVersion({ kind, accountId, id }: Claim): Promise<number | null> {
    const read = async () => (await batchers[kind].add(id)).get(id) ?? null
    return tokenVersions.read(accountId, id, read)
  }

  async function readTokenVersions(kind: Kind, ids: string[]) {
    const rows = await store[kind](ids)
    return new Map(rows.map(({ id, tokenVersion }) => [id, tokenVersion]))
  }
}

/** A change of one of these accounts may revoke the token. */
export function accountsOf(principal: Principal): string[] {
  return claimsOf(principal).map(({ accountId }) => accountId)
}

function claimsOf(principal: Principal): Claim[] {
  const { tokenVersion } = principal
  if (principal.kind === 'account') {
    const { accountId, sessionId } = principal
    return [{ kind: 'session', accountId, id: sessionId, tokenVersion }]
  }
  const { deviceId, registeredTo, emulator } = principal
  const device: Claim = { kind: 'device', accountId: registeredTo, id: deviceId, tokenVersion }
  if (!emulator) return [device]
  const { sessionId, ...session } = emulator
  return [device, { kind: 'session', id: sessionId, ...session }]
}
