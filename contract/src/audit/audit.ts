import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { inFamily } from '../api/family-calls.ts'
import { accountId, binaryFile, noContent, time } from '../api/fields.ts'
import { countedListOf, listOf, page } from '../api/pagination.ts'
import { accessReason } from './access-reason.ts'

/** What a superadmin did or read: ids only, never contents. */
const auditEntry = z.object({
  id: z.int(),
  at: time,
  /** It is null once the actor's account is deleted. */
  actor: z.object({ name: z.string().nullable(), email: z.string() }).nullable(),
  /** The catalogue in `audit-actions.ts` has all. */
  action: z.string(),
  resource: z.string().nullable(),
  resourceId: z.string().nullable(),
  reason: z.string().nullable(),
})

export const readAccountAudit = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/audit',
  summary: 'Which superadmin read or changed something of this family, newest first',
  needs: 'account:read',
  ...inFamily(),
  action: 'audit.read',
  query: page,
  responses: { 200: listOf(auditEntry) },
})

/** A whole address, in upper or lower case. Nothing matches one that no account has. */
const address = z.string().trim().min(1).max(254).optional()

/** Entries match all of them. */
const auditFilters = {
  /** Who did it. */
  actorId: accountId.optional(),
  actorEmail: address,
  /** The account that was read or changed. */
  accountId: accountId.optional(),
  accountEmail: address,
  action: z.string().max(100).optional(),
  from: time.optional(),
  to: time.optional(),
}

export const listAudit = defineEndpoint({
  method: 'POST',
  path: '/admin/audit/list',
  summary: 'The audit trail, newest first: filtered, paged',
  needs: 'account:superadmin',
  concerns: 'family in body',
  action: 'audit.listed',
  body: page.extend(auditFilters),
  responses: {
    200: countedListOf(
      auditEntry.extend({
        actorId: accountId,
        accountId: accountId.nullable(),
        /** It is null once the account is deleted. */
        accountEmail: z.string().nullable(),
      }),
    ),
  },
})

export const exportAudit = defineEndpoint({
  method: 'POST',
  path: '/admin/audit/export',
  summary: 'The whole filtered audit trail as a CSV file',
  needs: 'account:superadmin',
  concerns: 'family in body',
  action: 'audit.exported',
  body: z.object(auditFilters),
  responses: { 200: binaryFile('text/csv') },
})

export const verifyAudit = defineEndpoint({
  method: 'POST',
  path: '/admin/audit/verify',
  summary: 'Check that no entry of the audit trail was changed or removed',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: 'audit.verified',
  responses: {
    200: z.object({
      /** Intact entries from the first one on. */
      count: z.int(),
      newestId: z.string(),
      /** Older entries that were dropped when their retention was over. */
      droppedCount: z.int(),
      /** The newest entry that is recorded outside the database; null if there is no valid record. */
      anchoredId: z.string().nullable(),
      problem: z
        .object({
          code: z.enum([
            'entry-changed',
            'entries-missing',
            'anchor-missing',
            'anchor-invalid',
            'key-unknown',
            'drop-not-signed',
          ]),
          /** The entry that was changed or is missing, if the problem is about one. */
          entryId: z.string().nullable(),
        })
        .nullable(),
    }),
  },
})

export const openAccount = defineEndpoint({
  method: 'POST',
  path: '/admin/accounts/:accountId/open',
  summary: 'Give the reason for opening a family’s pages',
  needs: 'account:superadmin',
  ...inFamily(),
  action: 'account.opened',
  reasonInBody: true,
  body: z.object({ reason: accessReason }),
  responses: { 204: noContent },
})
