import { z } from 'zod'
import { account } from './accounts/accounts.ts'
import { familyRoles } from './api/access.ts'
import { card } from './cards.ts'
import { consentState } from './consents.ts'
import { child } from './children/children.ts'
import { defineEndpoint } from './api/define-endpoint.ts'
import { inFamily } from './api/family-calls.ts'
import { device } from './devices/devices.ts'
import { day, time } from './api/fields.ts'
import { flag } from './flags.ts'
import { bestMoment, moodLabels } from './insights/insights.ts'
import { plan } from './plans/plans.ts'
import { allowance } from './screen-time.ts'
import { wifiNetwork } from './wifi-networks.ts'

/** Today, or the last day on which the child talked. */
const latestDay = z.object({
  date: day,
  /** Whole minutes. Those of today are in the allowance, which counts on while the child talks. */
  minutes: z.int(),
  conversations: z.int(),
  mood: z.enum(moodLabels),
  /** Most mentioned first. */
  topics: z.array(z.string()),
  /** The same one as `insights/best-moment`. */
  bestMoment: bestMoment.nullable(),
})

/** The home page names a flag, but not its words. */
const unreadFlag = flag.pick({ id: true, at: true, about: true, category: true, severity: true }).extend({
  childId: z.uuid(),
})

export const readHome = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/home',
  summary:
    'Everything that a family’s home page shows. What children said and felt is left out for a superadmin who gives no reason',
  needs: ['account:read', 'child:read', 'device:read', 'card:read', 'wifiNetwork:read'],
  ...inFamily(),
  action: 'home.read',
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
          /** They are counted since midnight in the family's time zone. */
          conversationsToday: z.int(),
          unreadFlags: z.int(),
          latestDay: latestDay.nullable(),
        }),
      ),
      /** The first day on which a child of the family said something to the companion. */
      firstConversationOn: day.nullable(),
      /** The most severe unread ones, then the newest, at most three. */
      flags: z.array(unreadFlag),
      /** All devices of the family are paused since then. */
      pausedAt: time.nullable(),
      devices: z.array(device),
      cards: z.array(card),
      wifiNetworks: z.array(wifiNetwork),
    }),
  },
})
