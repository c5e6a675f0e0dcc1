import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface SecondContactRow {
  id: string
  name: string
  email: string
  createdAt: Date
  confirmedAt: Date | null
}

export async function findSecondContact(db: Queries, accountId: string) {
  const [found] = await db.query(sql<SecondContactRow>`
    select id, name, email, created_at as "createdAt", confirmed_at as "confirmedAt"
      from second_contacts where account_id = ${accountId}`)
  return found
}
