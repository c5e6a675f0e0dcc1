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
import { ApiError } from '../../api-error.ts'
import { route } from '../../http/route.ts'
import { grantMinutes } from './grant-minutes.ts'
import { screenTimeStore } from './screen-time-store.ts'

export function screenTimeRoutes(app: FastifyInstance, database: Database) {
  const store = screenTimeStore(database)

  route(app, grantEndpoint, ({ params, body, principal, idempotencyKey }) =>
    grantMinutes(database, { ...params, ...body, grantedBy: requireAccountId(principal), idempotencyKey }),
  )

  route(app, takeBackGrant, async ({ params: { accountId, childId, grantId } }) => {
    if (!(await store.removeGrant(accountId, childId, grantId))) throw new ApiError('not-found')
  })

  route(app, pauseChild, async ({ params: { accountId, childId }, principal }) => {
    if (!(await store.pauseChild(accountId, childId, requireAccountId(principal)))) throw new ApiError('not-found')
  })

  route(app, resumeChild, async ({ params: { accountId, childId } }) => {
    if (!(await store.resumeChild(accountId, childId))) throw new ApiError('not-found')
  })

  route(app, pauseFamily, async ({ params: { accountId }, principal }) => {
    if (!(await store.pauseFamily(accountId, requireAccountId(principal)))) throw new ApiError('not-found')
  })

  route(app, resumeFamily, async ({ params: { accountId } }) => {
    if (!(await store.resumeFamily(accountId))) throw new ApiError('not-found')
  })
}
