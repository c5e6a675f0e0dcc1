import type { Database } from '../../database/connect.ts'
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

/** Whoever holds the card registers it; one that is the family's already stays as it is, so that a retry is safe. */
export async function registerCard(database: Database, accountId: string, wanted: Registration): Promise<CardRow> {
  const { cardId, claimCode, name = null, activity, childId = null } = wanted
  const store = cardStore(database)
  const { id, isOwn } = await findLabel(database, { kind: 'card', id: cardId, claimCode, accountId })
  await checkFamilyReferences(database, accountId, { childId })
  const card = isOwn
    ? await store.find(accountId, id)
    : await store.register(id, { accountId, name, activity, childId })
  // Somebody changed it in this very moment: look again whose it is.
  return card ?? registerCard(database, accountId, wanted)
}
