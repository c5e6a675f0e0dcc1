import { listPushSubscriptions, subscribeToPush, unsubscribeFromPush } from '@pipit/contract/push'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../api-error.ts'
import { accountOrNetwork } from '../../http/rate-limit-key.ts'
import { route } from '../../http/route.ts'
import { subscribe, type PushSubscriptions } from './push-subscription.ts'
import { listSubscriptions } from './push-queries.ts'
import { pushStore } from './push-store.ts'

interface Dependencies {
  database: Database
  /** Null: nothing is sent to browsers. */
  push: PushSubscriptions | null
}

/** A page subscribes again each time it is opened. */
const rateLimit = { max: 30, timeWindow: '1 minute', keyGenerator: accountOrNetwork }

export function pushRoutes(app: FastifyInstance, { database, push }: Dependencies) {
  const store = pushStore(database)

  route(
    app,
    subscribeToPush,
    async ({ params: { accountId }, principal, body }) => {
      // A superadmin must not be told of another family's children.
      if (principal.kind !== 'account' || principal.accountId !== accountId) throw new ApiError('forbidden')
      if (!push) throw new ApiError('push-unavailable')
      await subscribe(database, push, principal, body)
    },
    { rateLimit },
  )

  route(app, listPushSubscriptions, async ({ params, principal }) => ({
    items: (await listSubscriptions(database, params.accountId)).map(({ sessionId, service, createdAt }) => ({
      sessionId,
      service,
      createdAt: createdAt.toISOString(),
      isCurrent: principal.kind === 'account' && principal.sessionId === sessionId,
    })),
  }))

  route(app, unsubscribeFromPush, async ({ params: { accountId, sessionId } }) => {
    if (!(await store.remove(accountId, sessionId))) throw new ApiError('not-found')
  })
}
