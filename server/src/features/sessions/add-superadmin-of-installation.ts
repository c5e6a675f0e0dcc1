import type { Language } from '@pipit/contract/api/languages'
import type { Database } from '@pipit/database/connect'
import type { AuditTrail } from '../../access/audit-trail/audit-trail.ts'
import type { IdentityClaims } from '../../access/identity-service.ts'
import { addAsSuperadmin } from './session-store.ts'

interface Dependencies {
  database: Database
  auditTrail: Pick<AuditTrail, 'appendIn'>
  superadminEmails: readonly string[]
}

/**
 * Runs at the first sign-in with a verified address that the installation names, and at no later one: then superadmins
 * decide about each other. Nobody else did it, so the entry in the audit trail is the account's own.
 */
export async function addSuperadminOfInstallation(
  { database, auditTrail, superadminEmails }: Dependencies,
  claims: IdentityClaims,
  language: Language,
) {
  if (!claims.emailVerified || !superadminEmails.includes(claims.email.toLowerCase())) return
  await database.transaction(async (db) => {
    const added = await addAsSuperadmin(db, claims, language)
    if (!added) return
    const entry = { actorId: added.id, concernedAccountId: added.id, resource: null, resourceId: null, reason: null }
    await auditTrail.appendIn(db, [{ ...entry, action: 'account.became-superadmin' }])
  })
}
