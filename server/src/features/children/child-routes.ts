import { addChild, listChildren, readChild, removeChild, updateChild } from '@pipit/contract/children'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connect.ts'
import { orWhyNot } from '../../http/changed.ts'
import { Failure } from '../../http/failure.ts'
import { readCursor, toPage } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { withTimes } from '../../http/wire.ts'
import { checkChild } from './check-child.ts'
import { childStore } from './child-store.ts'

export function childRoutes(app: FastifyInstance, database: Database) {
  const store = childStore(database)

  route(app, listChildren, async ({ params, query: { cursor, limit } }) => {
    const rows = await store.list(params.accountId, { cursor: readCursor(cursor), limit })
    const { items, nextCursor } = toPage(rows, limit)
    return { items: items.map(withTimes), nextCursor }
  })

  route(app, addChild, async ({ params, body }) => {
    checkChild(body)
    return withTimes(orNotFound(await store.add(params.accountId, body)))
  })

  route(app, readChild, async ({ params }) => withTimes(orNotFound(await store.find(params.accountId, params.childId))))

  route(app, updateChild, async ({ params: { accountId, childId }, body }) => {
    checkChild(body)
    return withTimes(await orWhyNot(await store.change(accountId, childId, body), () => store.find(accountId, childId)))
  })

  route(app, removeChild, async ({ params }) => {
    if (!(await store.remove(params.accountId, params.childId))) throw new Failure('not-found')
  })
}

function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Failure('not-found')
  return row
}
