import type { FamilyRole } from '@pipit/contract/api/access'
import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

export interface Membership {
  /** The family. */
  accountId: string
  personId: string
}

/** The roles of people in families that others have founded. A disabled family is closed to them. */
export async function findFamilyRoles(db: Queries, memberships: Membership[]) {
  const families = memberships.map(({ accountId }) => accountId)
  const people = memberships.map(({ personId }) => personId)
  return db.query(
    prepared(
      'find_family_roles',
      sql<Membership & { role: FamilyRole }>`
        select account_id as "accountId", guardian_id as "personId", guardians.role
          from guardians join unnest(${families}::uuid[], ${people}::uuid[]) as wanted (family, person)
            on account_id = family and guardian_id = person
          join accounts on accounts.id = account_id and not disabled`,
    ),
  )
}
