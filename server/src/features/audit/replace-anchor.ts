import type { Database } from '@pipit/database/connect'
import type { AnchorStorage } from '../../access/audit-trail/anchor.ts'
import type { AuditKeys } from '../../access/audit-trail/audit-keys.ts'
import type { AuditTrail } from '../../access/audit-trail/audit-trail.ts'
import { writeCheckpoints } from '../../access/audit-trail/write-checkpoint.ts'

interface Dependencies {
  database: Database
  keys: AuditKeys
  trail: AuditTrail
  storage: AnchorStorage
}

/** No account: an operator with access to the machine. */
const operatorId = '00000000-0000-0000-0000-000000000000'

/**
 * Accepts the trail as it is, for example after an older backup of the database was restored. An entry names the former
 * anchor, so the replacement itself cannot be hidden.
 */
export async function replaceAnchor({ database, keys, trail, storage }: Dependencies, reason: string) {
  const former = await storage.read()
  const formerText =
    former === null || former === 'invalid'
      ? 'no valid anchor before'
      : `before: entry ${former.newestEntryId} of ${former.at}`
  await trail.append({
    actorId: operatorId,
    action: 'audit.anchor-replaced',
    concernedAccountId: null,
    resource: 'auditEntry',
    resourceId: former === null || former === 'invalid' ? null : former.newestEntryId,
    reason: `${reason} (${formerText})`,
  })
  await storage.write(await writeCheckpoints(database, keys, { lost: [] }))
}
