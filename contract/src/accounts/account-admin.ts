import { z } from 'zod'
import { accountRoles } from '../api/access.ts'
import { account } from './accounts.ts'
import { startedJob } from '../jobs/bulk-jobs.ts'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { accountId, binaryFile, noContent, time } from '../api/fields.ts'
import { countedListOf } from '../api/pagination.ts'
import { longPage, search } from '../api/search.ts'

const accountFilters = {
  /** A prefix of the address or of a word of the name, or the whole id. */
  search,
  role: z.enum(accountRoles).optional(),
  emailVerified: z.boolean().optional(),
  disabled: z.boolean().optional(),
  createdFrom: time.optional(),
  createdTo: time.optional(),
  /** The id of a plan. */
  subscription: z.string().max(50).optional(),
  sort: z.enum(['newest', 'oldest', 'email']).optional(),
}

export const listAccounts = defineEndpoint({
  method: 'POST',
  path: '/admin/accounts/list',
  summary: 'All accounts: searched, filtered, sorted, paged',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: 'accounts.listed',
  body: z.object({ ...longPage, ...accountFilters }),
  responses: { 200: countedListOf(account.omit({ photo: true })) },
})

export const exportAccounts = defineEndpoint({
  method: 'POST',
  path: '/admin/accounts/export',
  summary: 'All accounts that match the filters, as a CSV file',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: 'accounts.exported',
  body: z.object(accountFilters),
  responses: { 200: binaryFile('text/csv') },
})

export const deleteAccounts = defineEndpoint({
  method: 'POST',
  path: '/admin/accounts/delete',
  summary: 'Delete accounts with all that belongs to them, as a job',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: 'accounts.deletion-started',
  body: z.object({
    ids: z.array(accountId).min(1, /*i18n*/ 'Choose at least one.').max(1000, /*i18n*/ 'At most 1,000.'),
  }),
  responses: { 201: startedJob },
})

export const setEmailVerified = defineEndpoint({
  method: 'PATCH',
  path: '/admin/accounts/email-verified',
  summary: 'Mark an account’s address as verified, or as unverified, which signs the account out everywhere',
  needs: 'account:superadmin',
  concerns: 'family in body',
  action: 'account.email-verified-set',
  body: z.object({ accountId, emailVerified: z.boolean() }),
  responses: { 204: noContent },
  errors: ['cannot-change-own-account'],
})

export const setRole = defineEndpoint({
  method: 'PATCH',
  path: '/admin/accounts/role',
  summary: 'Set an account’s role; nobody can change their own, and only who has all scopes makes a superadmin',
  needs: 'account:superadmin',
  concerns: 'family in body',
  action: 'account.role-set',
  body: z.object({ accountId, role: z.enum(accountRoles) }),
  responses: { 204: noContent },
  errors: ['last-superadmin', 'cannot-change-own-account'],
})

export const setDisabled = defineEndpoint({
  method: 'PATCH',
  path: '/admin/accounts/disabled',
  summary: 'Disable an account, which signs it out everywhere at once, or enable it again',
  needs: 'account:superadmin',
  concerns: 'family in body',
  action: 'account.disabled-set',
  body: z.object({ accountId, disabled: z.boolean() }),
  responses: { 204: noContent },
  errors: ['last-superadmin', 'cannot-change-own-account'],
})
