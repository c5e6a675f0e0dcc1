import { addChild, listChildren, readChild, removeChild, updateChild } from '@pipit/contract/children/children'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connect.ts'
import { orConflict } from '../../http/version-conflict.ts'
import { ApiError, orNotFound } from '../../http/api-error.ts'
import { readCursor } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { withTimes } from '../../http/wire.ts'
import { checkChild } from './check-child.ts'
import { childStore } from './child-store.ts'
import { familyChildren } from './family-children.ts'

export function childRoutes(app: FastifyInstance, database: Database) {
  const store = childStore(database)
  const family = familyChildren(database)

  route(app, listChildren, ({ params, query: { cursor, limit } }) =>
    family.list(params.accountId, { cursor: readCursor(cursor), limit }),
  )

  route(app, addChild, async ({ params, body, idempotencyKey }) => {
    checkChild(body)
    return withTimes(orNotFound(await store.add(params.accountId, { ...body, idempotencyKey })))
  })

  route(app, readChild, async ({ params }) => withTimes(orNotFound(await store.find(params.accountId, params.childId))))

  route(app, updateChild, async ({ params: { accountId, childId }, body }) => {
    checkChild(body)
    return withTimes(
      await orConflict(await store.change(accountId, childId, body), () => store.find(accountId, childId)),
    )
  })

  route(app, removeChild, async ({ params }) => {
    if (!(await store.remove(params.accountId, params.childId))) throw new ApiError('not-found')
  })
}
