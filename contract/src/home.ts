import { z } from 'zod'
import { account } from './accounts/accounts.ts'
import { familyRoles } from './api/access.ts'
import { card } from './cards.ts'
import { consentState } from './consents.ts'
import { child } from './children/children.ts'
import { defineEndpoint } from './api/define-endpoint.ts'
import { device } from './devices/devices.ts'
import { accountId, time } from './api/fields.ts'
import { plan } from './plans/plans.ts'
import { allowance } from './screen-time.ts'
import { wifiNetwork } from './wifi-networks.ts'

export const readHome = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/home',
  summary: 'Everything that a family’s home page shows',
  needs: 'account:read',
  params: z.object({ accountId }),
  responses: {
    200: z.object({
      account,
      plan,
      /** What the caller is in this family. */
      role: z.enum([...familyRoles, 'superadmin']),
      consent: consentState,
      children: z.array(
        child.extend({
          allowance,
          /** That began since midnight in the family's time zone. */
          conversationsToday: z.int(),
          unreadFlags: z.int(),
        }),
      ),
      /** Since when all devices of the family are paused. */
      pausedAt: time.nullable(),
      devices: z.array(device),
      cards: z.array(card),
      wifiNetworks: z.array(wifiNetwork),
    }),
  },
})
