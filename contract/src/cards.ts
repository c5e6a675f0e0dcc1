import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { inFamily } from './api/family-calls.ts'
import { accountId, name, noContent, randomId, storedName, time, version } from './api/fields.ts'
import { batchProgress, claimCode, lifeStatuses } from './labels/labels.ts'
import { listOf, page } from './api/pagination.ts'

const activity = z.string().max(40)

export const card = z.object({
  id: randomId,
  name: storedName,
  activity,
  childId: z.uuid().nullable(),
  status: z.enum(lifeStatuses),
  createdAt: time,
  registeredAt: time.nullable(),
  updatedAt: time,
  version,
})

const cardParams = z.object({ cardId: randomId })
/** The family that the caller acts for. A card of another family is not found, also for a superadmin. */
const ofFamily = z.object({ accountId: accountId.optional() })

export const listCards = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/cards',
  summary: 'The family’s cards',
  needs: 'card:read',
  ...inFamily(),
  action: 'cards.read',
  query: page,
  responses: { 200: listOf(card) },
})

export const registerCard = defineEndpoint({
  method: 'POST',
  path: '/cards/register',
  summary:
    'Register a card by its claim code; a superadmin may name another account. A card that the family already has is returned unchanged',
  needs: 'card:register',
  concerns: 'family in body',
  action: 'card.registered',
  creates: 'card',
  body: z.object({
    /** Optional, because somebody who types the label has only the code. */
    cardId: randomId.optional(),
    claimCode,
    accountId: accountId.optional(),
    name: name.optional(),
    activity: activity.optional(),
    childId: z.uuid().nullable().optional(),
  }),
  responses: { 201: card },
  errors: ['too-many-cards', 'unknown-label', 'already-registered', 'label-is-device'],
})

export const checkCard = defineEndpoint({
  method: 'POST',
  path: '/cards/check',
  summary: 'What a label belongs to, before registering it; `registered` means registered by this family',
  changesNothing: true,
  needs: 'card:register',
  concerns: 'family in body',
  action: 'card.checked',
  body: z.object({ cardId: randomId.optional(), claimCode, accountId: accountId.optional() }),
  responses: { 200: card.pick({ id: true, status: true, activity: true }) },
  errors: ['unknown-label', 'already-registered', 'label-is-device'],
})

export const readCard = defineEndpoint({
  method: 'GET',
  path: '/cards/:cardId',
  summary: 'A card',
  needs: 'card:read',
  concerns: 'family of card',
  action: 'card.read',
  params: cardParams,
  query: ofFamily,
  responses: { 200: card },
})

export const updateCard = defineEndpoint({
  method: 'PATCH',
  path: '/cards/:cardId',
  summary: 'Rename a card, choose its activity, assign it to a child',
  needs: 'card:update',
  concerns: 'family of card',
  action: 'card.changed',
  params: cardParams,
  query: ofFamily,
  body: z.object({
    name: name.optional(),
    activity: activity.optional(),
    childId: z.uuid().nullable().optional(),
    version: version.optional(),
  }),
  responses: { 200: card },
  errors: ['version-conflict'],
})

export const deactivateCard = defineEndpoint({
  method: 'DELETE',
  path: '/cards/:cardId/deactivate',
  summary: 'Remove a card from the family; its label can be registered again',
  needs: 'card:deactivate',
  concerns: 'family of card',
  action: 'card.deactivated',
  params: cardParams,
  query: ofFamily,
  responses: { 204: noContent },
})

export const createCards = defineEndpoint({
  method: 'POST',
  path: '/cards',
  summary: 'Create a batch of cards',
  needs: 'card:create',
  concerns: 'installation',
  action: 'cards.created',
  body: z.object({
    count: z
      .int(/*i18n*/ 'Give a whole number.')
      .min(1, /*i18n*/ 'At least 1.')
      .max(10_000, /*i18n*/ 'At most 10,000.'),
    label: name,
    activity,
    note: z.string().trim().max(1000, /*i18n*/ 'At most 1,000 characters.').default(''),
  }),
  repeatable: true,
  responses: { 201: z.object({ batchId: z.uuid(), count: z.int() }) },
})

export const readCardProgress = defineEndpoint({
  method: 'GET',
  path: '/cards/batches/:idempotencyKey/progress',
  summary: 'How many cards of a batch were created so far, by its idempotency key',
  needs: 'card:create',
  concerns: 'installation',
  action: null,
  ...batchProgress,
})
