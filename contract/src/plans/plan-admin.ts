import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { accountId } from '../api/fields.ts'
import { plan } from './plans.ts'

const planForAdmin = plan.extend({
  /** No longer configured: families that have it keep it, but it cannot be chosen. */
  retired: z.boolean(),
})
export type PlanForAdmin = z.infer<typeof planForAdmin>

export const listPlansForAdmin = defineEndpoint({
  method: 'GET',
  path: '/admin/plans',
  summary: 'The configured plans, and retired ones that a family still has',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: null,
  responses: { 200: z.object({ items: z.array(planForAdmin) }) },
})

export const changePlans = defineEndpoint({
  method: 'PATCH',
  path: '/admin/accounts/subscription',
  summary: 'Give families another plan, which applies at once. Nothing that exceeds it is removed',
  needs: 'account:superadmin',
  concerns: 'families in body',
  action: 'account.plan-set',
  body: z.object({
    accountIds: z.array(accountId).min(1, /*i18n*/ 'Choose at least one.').max(1000, /*i18n*/ 'At most 1,000.'),
    subscription: z.string().max(50),
  }),
  responses: {
    200: z.object({
      accounts: z.int(),
      /** How many of them have more children or devices than the plan allows. */
      exceeding: z.int(),
    }),
  },
})
