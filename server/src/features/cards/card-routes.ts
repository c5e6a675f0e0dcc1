import {
  checkCard,
  createCards as createCardsEndpoint,
  deactivateCard,
  listCards,
  readCard,
  readCardProgress,
  registerCard as registerCardEndpoint,
  updateCard,
} from '@pipit/contract/cards'
import { randomId } from '@pipit/contract/api/fields'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Principal } from '../../access/principal.ts'
import { requireAccountId } from '../../access/require-account.ts'
import type { Cipher } from '../../database/cipher.ts'
import { orConflict } from '../../http/version-conflict.ts'
import { ApiError, orNotFound } from '../../api-error.ts'
import { readCursor } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { createBatchProgress } from '../labels/batch-progress.ts'
import { checkFamilyReferences } from '../labels/check-family-references.ts'
import { findLabel } from '../labels/find-label.ts'
import { claimCodeRateLimit } from '../labels/claim-code-rate-limit.ts'
import { checkActivity } from './activity.ts'
import { cardStore } from './card-store.ts'
import { createCards } from './create-cards.ts'
import { familyCards, toCard } from './family-cards.ts'
import { registerCard } from './register-card.ts'

export function cardRoutes(app: FastifyInstance, dependencies: { database: Database; cipher: Cipher }) {
  const { database } = dependencies
  const store = cardStore(database)
  const progress = createBatchProgress()

  route(app, listCards, ({ params, query: { cursor, limit }, i18n }) =>
    familyCards(database, i18n).list(params.accountId, { cursor: readCursor(cursor, randomId), limit }),
  )

  route(
    app,
    registerCardEndpoint,
    async ({ body, i18n, ...call }) => {
      checkActivity(body.activity)
      return toCard(i18n, await registerCard(database, familyOf(call), body))
    },
    { rateLimit: claimCodeRateLimit },
  )

  route(
    app,
    checkCard,
    async ({ body: { cardId, claimCode }, ...call }) => {
      const { id } = await findLabel(database, { kind: 'card', id: cardId, claimCode, accountId: familyOf(call) })
      return { id, ...orNotFound(await store.findOfAnyFamily(id)) }
    },
    { rateLimit: claimCodeRateLimit },
  )

  route(app, readCard, async ({ params, i18n, ...call }) =>
    toCard(i18n, orNotFound(await store.find(familyOf(call), params.cardId))),
  )

  route(app, updateCard, async ({ params: { cardId }, body, i18n, ...call }) => {
    const accountId = familyOf(call)
    orNotFound(await store.find(accountId, cardId))
    checkActivity(body.activity)
    await checkFamilyReferences(database, accountId, body)
    return toCard(
      i18n,
      await orConflict(await store.change(accountId, cardId, body), () => store.find(accountId, cardId)),
    )
  })

  route(app, deactivateCard, async ({ params, ...call }) => {
    if (!(await store.deactivate(familyOf(call), params.cardId))) throw new ApiError('not-found')
  })

  route(app, createCardsEndpoint, ({ body, idempotencyKey }) => {
    checkActivity(body.activity)
    return createCards({ ...dependencies, progress }, { ...body, idempotencyKey })
  })

  route(app, readCardProgress, ({ params }) => progress.read(params.idempotencyKey))
}

/** The family that the call is authorized for: the one that it names, or that of the card. Otherwise the caller's own. */
function familyOf({ principal, request }: { principal: Principal; request: FastifyRequest }): string {
  return request.family?.accountId ?? requireAccountId(principal)
}
