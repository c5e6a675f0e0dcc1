import { readHome } from '@pipit/contract/home'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { withoutContactDetails } from '../accounts/find-account.ts'
import { isOtherMember } from '../../access/authorize-family.ts'
import { route } from '../../http/route.ts'
import type { FamilyConsent } from '../consents/family-consent.ts'
import { createHomeReader } from './read-home.ts'

export function homeRoutes(app: FastifyInstance, database: Database, consent: Pick<FamilyConsent, 'readStateIn'>) {
  const read = createHomeReader(database, consent)
  route(app, readHome, async ({ params, request }) => {
    const home = await read(params.accountId)
    const account = isOtherMember(request) ? withoutContactDetails(home.account) : home.account
    // The path names the family, so the call is authorized for one.
    return { ...home, account, role: request.family?.role ?? 'viewer' }
  })
}
