import { databaseCode } from '@pipit/database/error-code'
import type { AuditTrail } from '../../../access/audit-trail/audit-trail.ts'
import { lastSuperadminCode } from '../../../database/last-superadmin.ts'
import { ApiError } from '../../../api-error.ts'
import { familyAudit } from '../../audit/family-audit.ts'
import { alreadyDeletedReason, type BulkJobHandler, type BulkJobBatch } from '../../jobs/bulk-job.ts'
import { deleteAccount, type DeletionDependencies } from '../deletion/delete-account.ts'
import { findAccount } from '../find-account.ts'

interface Dependencies extends DeletionDependencies {
  auditTrail: AuditTrail
}

/** Small batches, because each deletion calls the identity provider, and a batch is repeated if the process dies. */
export function createAccountDeletionHandler(dependencies: Dependencies): BulkJobHandler {
  const { database, auditTrail } = dependencies

  return {
    batchSize: 10,
    async perform(batch) {
      const reasons = new Map<string, string>()
      for (const accountId of batch.ids) {
        const reason = await deleteOne(accountId, batch)
        if (reason !== null) reasons.set(accountId, reason)
      }
      return reasons
    },
  }

  async function deleteOne(accountId: string, { jobId, requestedBy }: BulkJobBatch): Promise<string | null> {
    if (accountId === requestedBy) return /*i18n*/ 'You cannot delete your own account here.'
    if (!(await findAccount(dependencies.database, accountId)))
      return (await wasDeletedByThisJob(accountId, jobId)) ? null : alreadyDeletedReason
    const entry = {
      actorId: requestedBy,
      action: 'account.deleted',
      concernedAccountId: accountId,
      resource: 'job',
      resourceId: jobId,
      reason: null,
    }
    await auditTrail.append(entry)
    try {
      await deleteAccount(dependencies, { accountId, actorId: requestedBy })
      return null
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-found') return alreadyDeletedReason
      if (error instanceof ApiError && error.code === 'last-owner')
        return 'This person is the last owner of a family. Delete that family first.'
      return databaseCode(error) === lastSuperadminCode
        ? /*i18n*/ 'The last superadmin cannot be deleted.'
        : 'The account could not be deleted. Please try again.'
    }
  }

  /** An earlier attempt at this batch, whose process died, may have deleted it. */
  function wasDeletedByThisJob(accountId: string, jobId: string) {
    return familyAudit(database).hasEntry(accountId, { resource: 'job', resourceId: jobId })
  }
}
