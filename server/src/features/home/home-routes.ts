import { readHome } from '@pipit/contract/home'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { FamilyConsent } from '../consents/family-consent.ts'
import { createHomeReader } from './read-home.ts'

export function homeRoutes(app: FastifyInstance, database: Database, consent: Pick<FamilyConsent, 'readState'>) {
  const read = createHomeReader(database, consent)
  // The path names the family, so the call is authorized for one.
  route(app, readHome, async ({ params, request }) => ({
    ...(await read(params.accountId)),
    role: request.family?.role ?? 'viewer',
  }))
}
