import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

const owners = {
  cards: (id: string) =>
    sql<{ accountId: string | null }>`select account_id as "accountId" from cards where id = ${id}`,
  devices: (id: string) =>
    sql<{ accountId: string | null }>`select account_id as "accountId" from devices where id = ${id}`,
}

/** The family that this card or device is registered to, if any. */
export async function findOwner(db: Queries, kind: keyof typeof owners, id: string) {
  const [found] = await db.query(owners[kind](id))
  return found?.accountId ?? null
}
