import {
  addChild,
  listChildren,
  readChild,
  removeChild as removeEndpoint,
  updateChild,
} from '@pipit/contract/children/children'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { orConflict } from '../../http/version-conflict.ts'
import { orNotFound } from '../../api-error.ts'
import { orKeyReused } from '../../http/idempotency-key.ts'
import { readCursor } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { withIsoTimestamps } from '../../http/iso-timestamps.ts'
import { createFailureLog } from '../../observability/logging/failure-log.ts'
import type { ReceiptDependencies } from '../accounts/deletion/complete-deletion.ts'
import type { FamilyConsent } from '../consents/family-consent.ts'
import { removeChild } from './remove-child.ts'
import { checkChild } from './check-child.ts'
import { childStore } from './child-store.ts'
import { familyChildren } from './family-children.ts'

interface Dependencies extends Omit<ReceiptDependencies, 'log'> {
  /** Deletions may take long. */
  longRunning: Database
  consent: Pick<FamilyConsent, 'require' | 'currentVersion'>
}

export function childRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { database, longRunning, consent } = dependencies
  const store = childStore(database)
  const family = familyChildren(database)

  route(app, listChildren, ({ params, query: { cursor, limit } }) =>
    family.list(params.accountId, { cursor: readCursor(cursor), limit }),
  )

  route(
    app,
    addChild,
    async ({ params: { accountId }, body, idempotencyKey, familyChange }) => {
      checkChild(body)
      const conditions = { consentVersion: consent.currentVersion, familyChange }
      const added = await store.add(accountId, { ...body, idempotencyKey }, conditions)
      if (!added) await consent.require(accountId)
      return withIsoTimestamps(orKeyReused(added))
    },
    { recordsChange: true },
  )

  route(app, readChild, async ({ params }) =>
    withIsoTimestamps(orNotFound(await store.find(params.accountId, params.childId))),
  )

  route(app, updateChild, async ({ params: { accountId, childId }, body }) => {
    checkChild(body)
    return withIsoTimestamps(
      await orConflict(await store.change(accountId, childId, body), () => store.find(accountId, childId)),
    )
  })

  route(app, removeEndpoint, ({ params, request }) =>
    removeChild(
      { ...dependencies, database: longRunning, log: createFailureLog(request.log) },
      params.accountId,
      params.childId,
    ),
  )
}
