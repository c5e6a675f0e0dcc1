import type { FamilyRole } from '@pipit/contract/api/access'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { calledBy } from './guardian-store.ts'

interface FamilyRow {
  accountId: string
  name: string
  role: FamilyRole
  isOwn: boolean
}

/** The families of a person, their own first. */
export function listFamilies(db: Queries, personId: string) {
  return db.query(sql<FamilyRow>`
    select accounts.id as "accountId", ${calledBy} as name, member.role, accounts.id = ${personId}::uuid as "isOwn"
      from family_members member join accounts on accounts.id = member.account_id
     where member.person_id = ${personId} and not (accounts.disabled and accounts.id <> ${personId}::uuid)
     order by accounts.id = ${personId}::uuid desc, name, accounts.id`)
}

/** Who is written to about a family: its owners and guardians, with the page that each of them opens. */
export function listMailRecipients(db: Queries, accountId: string) {
  return db.query(sql<{ accountId: string; personId: string; email: string; language: string }>`
    select account_id as "accountId", person_id as "personId", recipient.email, person.language
      from family_mail_recipients recipient join accounts person on person.id = person_id
     where account_id = ${accountId} order by person_id`)
}
