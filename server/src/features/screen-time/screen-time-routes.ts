import {
  grantMinutes as grantEndpoint,
  pauseChild,
  pauseFamily,
  resumeChild,
  resumeFamily,
  takeBackGrant,
} from '@pipit/contract/screen-time'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { requireAccountId } from '../../access/require-account.ts'
import { orNotFound } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { grantMinutes } from './grant-minutes.ts'
import { screenTimeStore } from './screen-time-store.ts'

export function screenTimeRoutes(app: FastifyInstance, database: Database) {
  const store = screenTimeStore(database)

  route(app, grantEndpoint, ({ params, body, principal, idempotencyKey }) =>
    grantMinutes(database, { ...params, ...body, grantedBy: requireAccountId(principal), idempotencyKey }),
  )

  route(app, takeBackGrant, async ({ params: { accountId, childId, grantId } }) => {
    orNotFound((await store.removeGrant(accountId, childId, grantId)) || null)
  })

  route(app, pauseChild, async ({ params: { accountId, childId }, principal }) => {
    orNotFound((await store.pauseChild(accountId, childId, requireAccountId(principal))) || null)
  })

  route(app, resumeChild, async ({ params: { accountId, childId } }) => {
    orNotFound((await store.resumeChild(accountId, childId)) || null)
  })

  route(app, pauseFamily, async ({ params: { accountId }, principal }) => {
    orNotFound((await store.pauseFamily(accountId, requireAccountId(principal))) || null)
  })

  route(app, resumeFamily, async ({ params: { accountId } }) => {
    orNotFound((await store.resumeFamily(accountId)) || null)
  })
}
