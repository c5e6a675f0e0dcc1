import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface AccountCounts {
  children: number
  conversations: number
  transcriptEntries: number
  recordings: number
  flags: number
  insights: number
  words: number
  facts: number
  playedActivities: number
  wifiNetworks: number
  sessions: number
  consents: number
  secondContacts: number
  guardians: number
  invitations: number
  familyChanges: number
  devices: number
  cards: number
}

const isWaiting = sql`(awaits_verification and role = 'parent' and not disabled)`

export function accountDeletionStore(db: Queries) {
  return {
    /** What is deleted with the account; devices and cards only lose everything of the family. */
    async count(accountId: string) {
      const [counts] = await db.query(sql<AccountCounts>`
        select (select count(*)::int from children where account_id = ${accountId}) as children,
               (select count(*)::int from conversations where account_id = ${accountId}) as conversations,
               (select count(*)::int from transcript_entries where account_id = ${accountId}) as "transcriptEntries",
               (select count(*)::int from recordings where account_id = ${accountId}) as recordings,
               (select count(*)::int from flags where account_id = ${accountId}) as flags,
               (select count(*)::int from insights where account_id = ${accountId}) as insights,
               (select count(*)::int from child_words where account_id = ${accountId}) as words,
               (select count(*)::int from facts where account_id = ${accountId}) as facts,
               (select count(*)::int from played_activities where account_id = ${accountId}) as "playedActivities",
               (select count(*)::int from wifi_networks where account_id = ${accountId}) as "wifiNetworks",
               (select count(*)::int from sessions where account_id = ${accountId}) as sessions,
               (select count(*)::int from consents where account_id = ${accountId}) as consents,
               (select count(*)::int from second_contacts where account_id = ${accountId}) as "secondContacts",
               (select count(*)::int from guardians where account_id = ${accountId}) as guardians,
               (select count(*)::int from guardian_invitations where account_id = ${accountId}) as invitations,
               (select count(*)::int from family_changes where account_id = ${accountId}) as "familyChanges",
               (select count(*)::int from devices where account_id = ${accountId}) as devices,
               (select count(*)::int from cards where account_id = ${accountId}) as cards`)
      return counts as AccountCounts
    },

    /** Accounts that wait for the verification of their address since before this time. */
    async findWaiting(createdBefore: Date) {
      const rows = await db.query(sql<{ uid: string | null }>`
        select identity_uid as uid from accounts
         where identity_uid is not null and ${isWaiting} and created_at < ${createdBefore} order by created_at`)
      return rows.flatMap(({ uid }) => uid ?? [])
    },

    /** Locks the account until the transaction ends. `isWaiting` is false if anything speaks against removing it. */
    async lock(identityUid: string) {
      const [locked] = await db.query(sql<{ id: string; isWaiting: boolean }>`
        select id, ${isWaiting} as "isWaiting" from accounts where identity_uid = ${identityUid} for update`)
      return locked
    },

    async listFiles(accountId: string) {
      const rows = await db.query(sql<{ file: string }>`select file from recordings where account_id = ${accountId}`)
      return rows.map(({ file }) => file)
    },
  }
}
