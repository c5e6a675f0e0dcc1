import { orNotFound } from '../../api-error.ts'
import { completeDeletion, type ReceiptDependencies } from '../accounts/deletion/complete-deletion.ts'
import { listMailRecipients } from '../guardians/guardian-queries.ts'
import { childDeletionStore } from './child-deletion-store.ts'

/** Deletes a child with everything stored about it, and returns the receipt. */
export async function removeChild(dependencies: ReceiptDependencies, accountId: string, childId: string) {
  const deletion = await dependencies.database.transaction(async (db) => {
    const store = childDeletionStore(db)
    const child = { accountId, childId }
    orNotFound((await store.lock(child)) || null)
    const counts = { children: 1, ...(await store.count(child)) }
    const files = await store.listFiles(child)
    await store.remove(child)
    return { receiptsTo: await listMailRecipients(db, accountId), counts, files }
  })
  return completeDeletion(dependencies, { subject: 'child', ...deletion })
}
