import { anyAccountScope } from '@pipit/contract/api/access'
import * as endpoints from '@pipit/contract/cards'
import { randomId } from '@pipit/contract/api/fields'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import type { Principal } from '../../access/principal.ts'
import type { Cipher } from '../../database/cipher.ts'
import { orConflict } from '../../http/version-conflict.ts'
import { ApiError, orNotFound } from '../../http/api-error.ts'
import { readCursor } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { createBatchProgress } from '../labels/batch-progress.ts'
import { checkFamilyReferences } from '../labels/check-family-references.ts'
import { findLabel } from '../labels/find-label.ts'
import { claimCodeRateLimit } from '../labels/claim-code-rate-limit.ts'
import { checkActivity } from './activity.ts'
import { cardStore, type Owner } from './card-store.ts'
import { createCards } from './create-cards.ts'
import { familyCards, toCard } from './family-cards.ts'
import { registerCard } from './register-card.ts'

export function cardRoutes(app: FastifyInstance, dependencies: { database: Database; cipher: Cipher }) {
  const { database } = dependencies
  const store = cardStore(database)
  const family = familyCards(database)
  const progress = createBatchProgress()

  route(app, endpoints.listCards, ({ params, query: { cursor, limit } }) =>
    family.list(params.accountId, { cursor: readCursor(cursor, randomId), limit }),
  )

  route(
    app,
    endpoints.registerCard,
    async ({ body: { accountId, ...registration }, principal }) => {
      checkActivity(registration.activity)
      return toCard(await registerCard(database, resolveAccount(principal, accountId), registration))
    },
    { rateLimit: claimCodeRateLimit },
  )

  route(
    app,
    endpoints.checkCard,
    async ({ body: { cardId, claimCode, accountId }, principal }) => {
      const holder = resolveAccount(principal, accountId)
      const { id } = await findLabel(database, { kind: 'card', id: cardId, claimCode, accountId: holder })
      return { id, ...orNotFound(await store.findOfAnyFamily(id)) }
    },
    { rateLimit: claimCodeRateLimit },
  )

  route(app, endpoints.readCard, async ({ params, query, principal }) =>
    toCard(orNotFound(await store.find(ownerFor(principal, query.accountId), params.cardId))),
  )

  route(app, endpoints.updateCard, async ({ params: { cardId }, query, body, principal }) => {
    const owner = ownerFor(principal, query.accountId)
    checkActivity(body.activity)
    const { accountId } = orNotFound(await store.find(owner, cardId))
    await checkFamilyReferences(database, accountId ?? '', body)
    return toCard(await orConflict(await store.change(accountId, cardId, body), () => store.find(owner, cardId)))
  })

  route(app, endpoints.deactivateCard, async ({ params, query, principal }) => {
    if (!(await store.deactivate(ownerFor(principal, query.accountId), params.cardId))) throw new ApiError('not-found')
  })

  route(app, endpoints.createCards, ({ body, idempotencyKey }) => {
    checkActivity(body.activity)
    return createCards({ ...dependencies, progress }, { ...body, idempotencyKey })
  })

  route(app, endpoints.readCardProgress, ({ params }) => progress.read(params.idempotencyKey))
}

/** The family that the call names, or the caller's own. Superadmins who name none act on the cards of every family. */
function ownerFor(principal: Principal, namedId: string | undefined): Owner {
  return namedId === undefined && principal.scopes.includes(anyAccountScope) ? null : resolveAccount(principal, namedId)
}

/** 404 for another family's account, unless the caller has the scope for all accounts. */
function resolveAccount(principal: Principal, requestedId: string | undefined): string {
  if (principal.kind !== 'account') throw new ApiError('not-found')
  const { accountId, scopes } = principal
  const isOther = requestedId !== undefined && requestedId !== accountId
  if (isOther && !scopes.includes(anyAccountScope)) throw new ApiError('not-found')
  return requestedId ?? accountId
}
