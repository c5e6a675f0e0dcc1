import type { Database } from '@pipit/database/connect'
import { checkFamilyReferences } from '../labels/check-family-references.ts'
import { findLabel } from '../labels/find-label.ts'
import { cardStore, type CardRow } from './card-store.ts'

interface Registration {
  cardId?: string | undefined
  claimCode: string
  name?: string | undefined
  activity?: string | undefined
  childId?: string | null | undefined
}

/** The claim code proves that the caller holds the card. Idempotent: a card of the same family is returned unchanged. */
export async function registerCard(
  database: Database,
  accountId: string,
  registration: Registration,
): Promise<CardRow> {
  const { cardId, claimCode, name = null, activity, childId = null } = registration
  const store = cardStore(database)
  const { id, isOwn } = await findLabel(database, { kind: 'card', id: cardId, claimCode, accountId })
  await checkFamilyReferences(database, accountId, { childId })
  const card = isOwn
    ? await store.find(accountId, id)
    : await store.register(id, { accountId, name, activity, childId })
  // The card changed owner since `findLabel`, so start again.
  return card ?? registerCard(database, accountId, registration)
}
