import { readHome } from '@pipit/contract/home'
import type { Allowance } from '@pipit/contract/screen-time'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { withoutContactDetails } from '../accounts/find-account.ts'
import { readAccessReason } from '../../access/access-reason.ts'
import { isOtherMember } from '../../access/authorize-family.ts'
import { route } from '../../http/route.ts'
import type { FamilyConsent } from '../consents/family-consent.ts'
import { createHomeReader } from './read-home.ts'

export function homeRoutes(app: FastifyInstance, database: Database, consent: Pick<FamilyConsent, 'readStateIn'>) {
  const read = createHomeReader(database, consent)
  route(app, readHome, async ({ params, request, i18n }) => {
    const home = await read(params.accountId, i18n)
    const account = isOtherMember(request) ? withoutContactDetails(home.account) : home.account
    // The path names the family, so the call is authorized for one.
    const role = request.family?.role ?? 'viewer'
    const mayReadWords = role !== 'superadmin' || readAccessReason(request.raw.headers) !== null
    return { ...(mayReadWords ? home : withoutWords(home)), account, role }
  })
}

/** The emulator reads a family's children and cards, and asks nobody for a reason. Neither does it show when a child talks. */
function withoutWords(home: Home): Home {
  const children = home.children.map((child) => ({
    ...child,
    latestDay: null,
    conversationsToday: 0,
    allowance: withoutTimes(child.allowance),
    unreadFlags: 0,
  }))
  return { ...home, flags: [], firstConversationOn: null, children }
}

const withoutTimes = (allowance: Allowance): Allowance => ({
  ...allowance,
  usedMinutes: 0,
  minutesLeft: allowance.allowedMinutes,
  endsAt: null,
  resumesAt: null,
  isTalking: false,
})

type Home = Awaited<ReturnType<ReturnType<typeof createHomeReader>>>
