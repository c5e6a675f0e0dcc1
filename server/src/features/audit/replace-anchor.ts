import type { Database } from '@pipit/database/connect'
import type { AnchorStorage } from '../../access/audit-trail/anchor.ts'
import { auditTrailStore } from '../../access/audit-trail/audit-trail-store.ts'
import type { AuditTrail } from '../../access/audit-trail/audit-trail.ts'

interface Dependencies {
  database: Database
  trail: AuditTrail
  storage: AnchorStorage
}

/** No account: an operator with access to the machine. */
const operatorId = '00000000-0000-0000-0000-000000000000'

/**
 * Accepts the trail as it is, for example after an older backup of the database was restored. An entry names the former
 * anchor, so the replacement itself cannot be hidden.
 */
export async function replaceAnchor({ database, trail, storage }: Dependencies, reason: string) {
  const former = await storage.read()
  const formerText =
    former === null || former === 'invalid' ? 'no valid anchor before' : `before: entry ${former.id} of ${former.at}`
  await trail.append({
    actorId: operatorId,
    action: 'audit.anchor-replaced',
    concernedAccountId: null,
    resource: 'auditEntry',
    resourceId: former === null || former === 'invalid' ? null : former.id,
    reason: `${reason} (${formerText})`,
  })
  await storage.write(await auditTrailStore(database).head())
}
