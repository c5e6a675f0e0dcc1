import type { Queries } from '@pipit/database/connect'
import { LRUCache } from 'lru-cache'
import type { Notifications } from '../database/notifications.ts'
import type { Principal } from './principal.ts'
import { tokenVersionStore, type SessionRules } from './token-version-store.ts'

export type SessionValidity = ReturnType<typeof createSessionValidity>

type Kind = 'session' | 'device'

/** A token is accepted only while the session or device has this token version. */
interface Claim {
  kind: Kind
  id: string
  tokenVersion: number
}

const cacheSize = 10_000

/**
 * Access tokens live for minutes, but a sign-out, a changed role, a disabled or deleted account and a deactivated device
 * must take effect at once. So each call compares the token version in the token with the current one, which is cached
 * until any process announces a change.
 */
export function createSessionValidity(db: Queries, rules: SessionRules) {
  const store = tokenVersionStore(db, rules)
  const tokenVersions = new LRUCache<string, Promise<number | null>>({ max: cacheSize })
  let notifications: Notifications | undefined

  return {
    async isValid(principal: Principal): Promise<boolean> {
      const valid = await Promise.all(
        claimsOf(principal).map(async (claim) => (await cachedTokenVersion(claim)) === claim.tokenVersion),
      )
      return valid.every(Boolean)
    },
    /** For open connections. Bypasses the cache, and needs one query per kind. */
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
    /** Nothing is cached before this is called, because changes would be missed. */
    listenTo(source: Notifications) {
      notifications = source
    },
    clear: () => tokenVersions.clear(),
  }

  function cachedTokenVersion({ kind, id }: Claim): Promise<number | null> {
    const cached = tokenVersions.get(id)
    if (cached) return cached
    const read = readTokenVersions(kind, [id]).then((versions) => versions.get(id) ?? null)
    if (notifications?.isConnected()) {
      tokenVersions.set(id, read)
      read.catch(() => tokenVersions.delete(id))
    }
    return read
  }

  async function readTokenVersions(kind: Kind, ids: string[]) {
    const rows = await store[kind](ids)
    return new Map(rows.map(({ id, tokenVersion }) => [id, tokenVersion]))
  }
}

function claimsOf(principal: Principal): Claim[] {
  const { tokenVersion } = principal
  if (principal.kind === 'account') return [{ kind: 'session', id: principal.sessionId, tokenVersion }]
  const { deviceId, emulator } = principal
  const device: Claim = { kind: 'device', id: deviceId, tokenVersion }
  return emulator
    ? [device, { kind: 'session', id: emulator.sessionId, tokenVersion: emulator.tokenVersion }]
    : [device]
}
