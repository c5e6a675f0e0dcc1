import {
  deleteAccount as deleteEndpoint,
  endOtherSessions as endOtherSessionsEndpoint,
  endSession as endSessionEndpoint,
  endSessions as endSessionsEndpoint,
  exportAccount as exportEndpoint,
  listSessions as listSessionsEndpoint,
  readAccount,
  readSignInMethods,
  updateAccount as updateEndpoint,
} from '@pipit/contract/accounts/accounts'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { isOtherMember } from '../../access/authorize-family.ts'
import type { IdentityService } from '../../access/identity-service.ts'
import { requireAccountId } from '../../access/require-account.ts'
import { orNotFound } from '../../api-error.ts'
import { route } from '../../http/route.ts'
import { createFailureLog } from '../../observability/logging/failure-log.ts'
import type { FamilyConsent } from '../consents/family-consent.ts'
import { endOtherSessions, endSession, endSessions } from '../sessions/end-sessions.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts'
import type { RecordingDependencies } from '../transcripts/recordings/read-recording.ts'
import { accountStore } from './account-store.ts'
import type { ReceiptDependencies } from './deletion/complete-deletion.ts'
import { deleteFamily } from './deletion/delete-family.ts'
import { exportAccount, exportRateLimit } from './export/export-account.ts'
import { findAccount, toAccount, withoutContactDetails } from './find-account.ts'
import { updateAccount } from './update-account.ts'

interface Dependencies extends RecordingDependencies, Omit<ReceiptDependencies, 'log' | 'files'> {
  database: Database
  /** Exports and deletions may take long. */
  longRunning: Database
  identity: Pick<IdentityService, 'describe' | 'deleteUser' | 'revokeSignIns' | 'endSignIn' | 'endOtherSignIns'>
  consent: Pick<FamilyConsent, 'export'>
}

export function accountRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { database, longRunning, identity } = dependencies

  route(app, readAccount, async ({ params, request }) => {
    const account = orNotFound(await findAccount(database, params.accountId))
    return isOtherMember(request) ? withoutContactDetails(account) : account
  })

  route(app, updateEndpoint, async ({ params, body, request }) => {
    const account = toAccount(await updateAccount(database, params.accountId, body))
    return isOtherMember(request) ? withoutContactDetails(account) : account
  })

  route(app, readSignInMethods, async ({ params }) => {
    const { identityUid } = orNotFound(await accountStore(database).find(params.accountId))
    return orNotFound(await identity.describe(orNotFound(identityUid)))
  })

  route(app, listSessionsEndpoint, async ({ params, principal }) => {
    const sessions = await listSessions(database, params.accountId)
    const isCurrent = (id: string) => principal.kind === 'account' && principal.sessionId === id
    return {
      items: sessions
        .filter(({ isOpen }) => isOpen)
        .map(({ id, userAgent, signedInAt, lastUsedAt }) => ({
          id,
          userAgent,
          signedInAt,
          lastUsedAt,
          isCurrent: isCurrent(id),
        })),
    }
  })

  route(app, endSessionsEndpoint, ({ params }) => endSessions(dependencies, params.accountId), {
    changesSessionValidity: true,
  })

  // A stranger at a page that was left open could otherwise sign the parent out elsewhere, and stay signed in.
  route(
    app,
    endOtherSessionsEndpoint,
    async ({ params, principal }) => {
      await endOtherSessions(dependencies, { ...params, sessionId: await requireRecentSignIn(database, principal) })
    },
    { changesSessionValidity: true },
  )

  route(
    app,
    endSessionEndpoint,
    async ({ params, principal }) => {
      await requireRecentSignIn(database, principal)
      orNotFound(await endSession(dependencies, params))
    },
    { changesSessionValidity: true },
  )

  route(
    app,
    exportEndpoint,
    async ({ params, principal, request, i18n }) => {
      await requireRecentSignIn(database, principal)
      const isFounder = !isOtherMember(request)
      const log = createFailureLog(request.log)
      return exportAccount({ ...dependencies, database: longRunning, log }, { ...params, isFounder, i18n })
    },
    { rateLimit: exportRateLimit },
  )

  route(
    app,
    deleteEndpoint,
    async ({ params, principal, request }) => {
      await requireRecentSignIn(database, principal)
      return deleteFamily(
        { ...dependencies, database: longRunning, log: createFailureLog(request.log) },
        {
          ...params,
          actorId: requireAccountId(principal),
          isSuperadmin: request.family?.role === 'superadmin',
        },
      )
    },
    { changesSessionValidity: true },
  )
}
