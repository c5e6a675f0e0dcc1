import { appendAuditEntries } from '../../../access/audit-trail-store.ts'
import type { IdentityService } from '../../../access/identity-service.ts'
import type { Database } from '../../../database/connect.ts'
import { databaseCode, lastSuperadminCode } from '../../../database/error-code.ts'
import { ApiError } from '../../../http/api-error.ts'
import { familyAudit } from '../../audit/family-audit.ts'
import { goneAlready, type BulkWork, type Portion } from '../../jobs/bulk-job.ts'
import { deleteAccount } from '../delete-account.ts'
import { findAccount } from '../find-account.ts'

interface Dependencies {
  database: Database
  identity: Pick<IdentityService, 'deleteUser'>
}

/** Few at once: each asks the identity provider, and what a process that dies has done of a portion is looked at again. */
export function deleteAccountsWork(dependencies: Dependencies): BulkWork {
  const { database } = dependencies

  return {
    atOnce: 10,
    async perform(portion) {
      const reasons = new Map<string, string>()
      for (const accountId of portion.ids) {
        const reason = await deleteOne(accountId, portion)
        if (reason !== null) reasons.set(accountId, reason)
      }
      return reasons
    },
  }

  async function deleteOne(accountId: string, { jobId, requestedBy }: Portion): Promise<string | null> {
    if (accountId === requestedBy) return 'You cannot delete yourself here.'
    if (!(await findAccount(dependencies.database, accountId)))
      return (await wasDeletedByThisJob(accountId, jobId)) ? null : goneAlready
    const entry = {
      actorId: requestedBy,
      action: 'account.deleted',
      concernedAccountId: accountId,
      resource: 'job',
      resourceId: jobId,
      reason: null,
    }
    await appendAuditEntries(database, [entry])
    try {
      await deleteAccount(dependencies, accountId)
      return null
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-found') return goneAlready
      return databaseCode(error) === lastSuperadminCode
        ? 'The last superadmin cannot be deleted.'
        : 'That did not work. Try again in a moment.'
    }
  }

  /** Before the process died that was at this portion. */
  function wasDeletedByThisJob(accountId: string, jobId: string) {
    return familyAudit(database).hasEntry(accountId, { resource: 'job', resourceId: jobId })
  }
}
