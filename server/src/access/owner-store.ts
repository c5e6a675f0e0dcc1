import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

const owners = {
  cards: (id: string) =>
    sql<{ accountId: string | null }>`select account_id as "accountId" from cards where id = ${id}`,
  devices: (id: string) =>
    sql<{ accountId: string | null }>`select account_id as "accountId" from devices where id = ${id}`,
}

/** The family whose founder has this address, if any. */
export async function findFounder(db: Queries, email: string) {
  const [found] = await db.query(sql<{ id: string }>`select id from accounts where email = ${email}`)
  return found?.id ?? null
}

/** The family that this card or device is registered to, if any. */
export async function findOwner(db: Queries, kind: keyof typeof owners, id: string) {
  const [found] = await db.query(owners[kind](id))
  return found?.accountId ?? null
}
