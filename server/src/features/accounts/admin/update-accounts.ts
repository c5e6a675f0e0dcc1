import { scopesOf, type AccountRole } from '@pipit/contract/api/access'
import type { Database } from '@pipit/database/connect'
import type { IdentityService } from '../../../access/identity-service.ts'
import { ApiError, orNotFound } from '../../../api-error.ts'
import { endSessions } from '../../sessions/end-sessions.ts'
import { accountStore } from '../account-store.ts'

interface Dependencies {
  database: Database
  identity: Pick<IdentityService, 'setEmailVerified' | 'setDisabled' | 'revokeSignIns'>
}

interface AdminAction {
  accountId: string
  /** The superadmin who makes the change. */
  actorId: string
}

/** Changes that only superadmins can make. A trigger refuses to remove the last superadmin. */
export function accountAdministration(dependencies: Dependencies) {
  const store = accountStore(dependencies.database)
  const { identity } = dependencies

  return {
    /** Superadmins cannot demote themselves by accident, and give nobody, not even themselves, a scope that they lack. */
    async setRole({ accountId, actorId }: AdminAction, role: AccountRole, actorScopes: readonly string[]) {
      if (accountId === actorId) throw new ApiError('cannot-change-own-account')
      if (role === 'superadmin' && !scopesOf.superadmin.every((scope) => actorScopes.includes(scope)))
        throw new ApiError('forbidden')
      // A family without a sign-in is nobody who could be a superadmin.
      orNotFound((await store.find(accountId))?.identityUid)
      orNotFound(await store.updateByAdmin(accountId, { role, scopes: null }))
    },

    /**
     * The identity provider comes first, because the next sign-in copies its value. Somebody who could not sign in now
     * must not stay signed in.
     */
    async setEmailVerified({ accountId, actorId }: AdminAction, emailVerified: boolean) {
      if (accountId === actorId && !emailVerified) throw new ApiError('cannot-change-own-account')
      const { identityUid } = orNotFound(await store.find(accountId))
      await identity.setEmailVerified(orNotFound(identityUid), emailVerified)
      orNotFound(await store.updateByAdmin(accountId, { emailVerified }))
      if (!emailVerified) await endSessions(dependencies, accountId)
    },

    /** Our database comes first: it revokes every session at once and refuses to disable the last superadmin. */
    async setDisabled({ accountId, actorId }: AdminAction, disabled: boolean) {
      if (accountId === actorId && disabled) throw new ApiError('cannot-change-own-account')
      const { identityUid } = orNotFound(await store.updateByAdmin(accountId, { disabled }))
      if (disabled) await endSessions(dependencies, accountId)
      if (identityUid !== null) await identity.setDisabled(identityUid, disabled)
    },
  }
}
