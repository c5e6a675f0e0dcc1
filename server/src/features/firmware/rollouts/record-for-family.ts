import type { Queries } from '@pipit/database/connect'
import type { AuditTrail } from '../../../access/audit-trail/audit-trail.ts'
import type { RolloutRow } from './rollout-store.ts'

/** Whoever starts or changes a rollout. */
export interface Actor {
  actorId: string
  auditTrail: AuditTrail
}

/** A family reads in its own audit trail what is done with updates that are for its devices alone. */
export async function recordForFamily(
  db: Queries,
  { id, familyId }: Pick<RolloutRow, 'id' | 'familyId'>,
  { actorId, auditTrail }: Actor,
  action: string,
) {
  if (familyId === null) return
  const entry = { actorId, action, resource: 'rollout', resourceId: id, reason: null }
  await auditTrail.appendIn(db, [{ ...entry, concernedAccountId: familyId }])
}
