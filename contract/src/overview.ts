import { z } from 'zod'
import { accountRoles } from './api/access.ts'
import { defineEndpoint } from './api/define-endpoint.ts'
import { day, time } from './api/fields.ts'
import { lifeStatuses } from './labels/labels.ts'

const count = z.int().min(0)
const byStatus = z.record(z.enum(lifeStatuses), count)

export const readOverview = defineEndpoint({
  method: 'GET',
  path: '/admin/overview',
  summary: 'The installation in figures, counted at most a minute ago',
  needs: 'account:superadmin',
  concerns: 'installation',
  action: null,
  responses: {
    200: z.object({
      countedAt: time,
      /** Accounts with a verified address. */
      accounts: z.record(z.enum(accountRoles), count),
      unverifiedAccounts: count,
      devices: z.object({ byStatus, online: count }),
      cards: z.object({ byStatus }),
      waitList: z.object({ waiting: count, invited: count }),
      jobs: z.object({ waiting: count, failed: count }),
      /** They are counted since midnight in UTC. */
      conversations: z.object({ today: count, minutesToday: count }),
      versions: z.object({ pipit: z.string(), node: z.string(), postgres: z.string() }),
      /** The last 30 days in UTC, today last. */
      days: z.array(
        z.object({
          day,
          accounts: count,
          devicesRegistered: count,
          cardsRegistered: count,
          waitList: count,
          conversations: count,
          minutes: count,
        }),
      ),
    }),
  },
})
