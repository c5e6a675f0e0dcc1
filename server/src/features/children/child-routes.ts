import { addChild, listChildren, readChild, removeChild, updateChild } from '@pipit/contract/children/children'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { orConflict } from '../../http/version-conflict.ts'
import { ApiError, orNotFound } from '../../http/api-error.ts'
import { orKeyReused } from '../../http/idempotency-key.ts'
import { readCursor } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { withIsoTimestamps } from '../../http/iso-timestamps.ts'
import type { FamilyConsent } from '../consents/family-consent.ts'
import { checkChild } from './check-child.ts'
import { childStore } from './child-store.ts'
import { familyChildren } from './family-children.ts'

interface Dependencies {
  database: Database
  consent: Pick<FamilyConsent, 'require'>
}

export function childRoutes(app: FastifyInstance, { database, consent }: Dependencies) {
  const store = childStore(database)
  const family = familyChildren(database)

  route(app, listChildren, ({ params, query: { cursor, limit } }) =>
    family.list(params.accountId, { cursor: readCursor(cursor), limit }),
  )

  route(app, addChild, async ({ params, body, idempotencyKey }) => {
    checkChild(body)
    await consent.require(params.accountId)
    return withIsoTimestamps(orKeyReused(await store.add(params.accountId, { ...body, idempotencyKey })))
  })

  route(app, readChild, async ({ params }) =>
    withIsoTimestamps(orNotFound(await store.find(params.accountId, params.childId))),
  )

  route(app, updateChild, async ({ params: { accountId, childId }, body }) => {
    checkChild(body)
    return withIsoTimestamps(
      await orConflict(await store.change(accountId, childId, body), () => store.find(accountId, childId)),
    )
  })

  route(app, removeChild, async ({ params }) => {
    if (!(await store.remove(params.accountId, params.childId))) throw new ApiError('not-found')
  })
}
