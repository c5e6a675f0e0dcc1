import { accountRoles } from '@pipit/contract/api/access'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

const owners = {
  cards: (id: string) =>
    sql<{ accountId: string | null }>`select account_id as "accountId" from cards where id = ${id}`,
  devices: (id: string) =>
    sql<{ accountId: string | null }>`select account_id as "accountId" from devices where id = ${id}`,
}

/** Somebody who signed up again after a deletion has the address now. */
export async function findAccountId(db: Queries, email: string) {
  const [found] = await db.query(sql<{ id: string }>`
    select id from accounts
     where role = any(${accountRoles}) and email_verified = any(${[true, false]}) and disabled = any(${[true, false]})
       and lower(email) collate "C" = lower(${email}::text)
     order by identity_uid is null, id desc limit 1`)
  return found?.id
}

/** The family that this card or device is registered to, if any. */
export async function findOwner(db: Queries, kind: keyof typeof owners, id: string) {
  const [found] = await db.query(owners[kind](id))
  return found?.accountId ?? null
}
