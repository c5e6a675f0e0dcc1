import { randomUUID } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export function secondContactStore(db: Queries) {
  return {
    async findFamily(accountId: string) {
      const [found] = await db.query(sql<{ name: string | null; email: string; language: string }>`
        select name, email, language from accounts where id = ${accountId}`)
      return found
    },

    /** Whether an adult of the family has this address, in lower case. */
    async isOfFamily(accountId: string, email: string) {
      const found = await db.query(sql<object>`
        select from family_members member join accounts person on person.id = member.person_id
         where member.account_id = ${accountId} and lower(person.email) = ${email}`)
      return found.length > 0
    },

    async add(accountId: string, { name, email }: { name: string; email: string }) {
      const [added] = await db.query(sql<{ id: string }>`
        insert into second_contacts (account_id, id, name, email) values (${accountId}, ${randomUUID()}, ${name}, ${email})
        returning id`)
      return added?.id ?? ''
    },

    async remove(accountId: string) {
      await db.execute(sql`delete from second_contacts where account_id = ${accountId}`)
    },

    /** The family, or undefined if the contact was removed. A second time changes nothing. */
    async confirm(id: string) {
      const [confirmed] = await db.query(sql<{ accountId: string }>`
        update second_contacts set confirmed_at = coalesce(confirmed_at, now()) where id = ${id}
        returning account_id as "accountId"`)
      return confirmed?.accountId
    },

    async decline(id: string) {
      const [removed] = await db.query(sql<{ accountId: string }>`
        delete from second_contacts where id = ${id} returning account_id as "accountId"`)
      return removed?.accountId
    },
  }
}
