import type { FamilyRole } from '@pipit/contract/api/access'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export interface MemberRow {
  accountId: string
  name: string | null
  email: string
  role: FamilyRole
  since: Date
}

interface NewGuardian {
  accountId: string
  guardianId: string
  role: FamilyRole
  invitedBy: string | null
}

/** A person or a family is called by the name, or else by the address. */
export const calledBy = sql`coalesce(accounts.name, accounts.email)`

export function guardianStore(db: Queries) {
  return {
    /** Owners first. */
    list: (accountId: string) =>
      db.query(sql<MemberRow>`
        select person.id as "accountId", person.name, person.email, member.role, member.since
          from family_members member join accounts person on person.id = member.person_id
         where member.account_id = ${accountId}
         order by array_position(array['owner', 'guardian', 'viewer'], member.role), member.since, person.id`),

    /** Who can be written to. */
    listOwners: (accountId: string) =>
      db.query(sql<{ personId: string; email: string; language: string }>`
        select person_id as "personId", email, language from family_members member join accounts on accounts.id = member.person_id
         where member.account_id = ${accountId} and member.role = 'owner' and email_verified and not disabled
         order by person_id`),

    /** Finds all adults but this one, with verified addresses. */
    listOthers: (accountId: string, personId: string) =>
      db.query(sql<{ email: string; language: string }>`
        select email, language from family_members member join accounts person on person.id = member.person_id
         where member.account_id = ${accountId} and person_id <> ${personId} and email_verified order by person_id`),

    /** Whether somebody is an owner who has not founded the family. */
    async hasOtherOwner(accountId: string) {
      const found = await db.query(sql<object>`
        select from guardians where account_id = ${accountId} and role = 'owner' limit 1`)
      return found.length > 0
    },

    /** Whether a family whose founder has left would be without an owner if this person left, too. */
    async isLastOwner(personId: string) {
      const found = await db.query(sql<object>`
        select from guardians owned join accounts family on family.id = owned.account_id and identity_uid is null
         where guardian_id = ${personId} and owned.role = 'owner' and not exists (
           select from guardians other where other.account_id = owned.account_id and other.role = 'owner'
              and other.guardian_id <> owned.guardian_id)
         limit 1`)
      return found.length > 0
    },

    async findPerson(personId: string) {
      const [found] = await db.query(sql<{ name: string; email: string; emailVerified: boolean }>`
        select ${calledBy} as name, email, email_verified as "emailVerified" from accounts where id = ${personId}`)
      return found
    },

    async findMember(accountId: string, personId: string) {
      const [found] = await db.query(sql<{
        name: string
        email: string
        emailVerified: boolean
        language: string
        role: FamilyRole
      }>`
        select ${calledBy} as name, email, email_verified as "emailVerified", language, member.role
          from family_members member join accounts on accounts.id = member.person_id
         where member.account_id = ${accountId} and member.person_id = ${personId}`)
      return found
    },

    /** Makes what others do to the guardians of this family at the same time wait. */
    async lockFamily(accountId: string) {
      await db.query(sql<object>`select from accounts where id = ${accountId} for update`)
    },

    /** False for somebody who belongs to the family already, and keeps their role. */
    async add({ accountId, guardianId, role, invitedBy }: NewGuardian): Promise<boolean> {
      return (
        (await db.execute(sql`
          insert into guardians (account_id, guardian_id, role, invited_by)
          values (${accountId}, ${guardianId}, ${role}, ${invitedBy}) on conflict do nothing`)) === 1
      )
    },

    /** False if the person is not listed as a guardian of the family. */
    async setRole(accountId: string, guardianId: string, role: FamilyRole): Promise<boolean> {
      return (
        (await db.execute(sql`
          update guardians set role = ${role} where account_id = ${accountId} and guardian_id = ${guardianId}`)) === 1
      )
    },

    async remove(accountId: string, guardianId: string): Promise<boolean> {
      return (
        (await db.execute(sql`
          delete from guardians where account_id = ${accountId} and guardian_id = ${guardianId}`)) === 1
      )
    },

    /** The new account of the family's founder, who now signs in with that; undefined if the founder has left before. */
    async detachFounder(accountId: string): Promise<string | undefined> {
      const [detached] = await db.query(sql<{ personId: string | null }>`
        select detach_sign_in(${accountId}) as "personId"`)
      return detached?.personId ?? undefined
    },
  }
}
