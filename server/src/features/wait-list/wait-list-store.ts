import type { Language } from '@pipit/contract/api/languages'
import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

export function waitListStore(db: Queries) {
  return {
    async add(email: string, language: Language) {
      await db.execute(
        prepared(
          'add_to_wait_list',
          sql`insert into wait_list_entries (email, language) values (${email}, ${language}) on conflict do nothing`,
        ),
      )
    },

    async find(email: string) {
      const [found] = await db.query(sql<{ email: string; language: string; createdAt: Date }>`
        select email, language, created_at as "createdAt" from wait_list_entries where email = ${email.toLowerCase()}`)
      return found
    },

    async remove(email: string) {
      await db.execute(sql`delete from wait_list_entries where email = ${email.toLowerCase()}`)
    },

    /** Returns the entries that exist. */
    markInvited: (ids: string[]) =>
      db.query(sql<{ id: string; email: string; language: string }>`
        update wait_list_entries set invited_at = now() where id = any(${ids}::bigint[])
        returning id, email, language`),
  }
}
