import type { TranscriptEntry } from '@pipit/conversation/effects'
import type { Flag } from '@pipit/conversation/findings'
import type { ConversationState } from '@pipit/conversation/state'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** A device, or the superadmin who acts as it in the emulator. */
export type ConversationDevice = Pick<NewConversation, 'deviceId' | 'emulated'>

/** The right to run a conversation, while the database names this holder. */
export interface ConversationLease {
  accountId: string
  id: string
  holder: string
}

interface OwnedConversation {
  accountId: string
  childId: string
}

export interface EndedConversation extends OwnedConversation {
  startedAt: Date
  endedAt: Date
}

export interface NewConversation extends ConversationLease {
  childId: string
  deviceId: string
  cardId: string | null
  activity: string | null
  language: string
  startedAt: Date
  usesTime: boolean
  /** Opened by a superadmin who acts as the device. */
  emulated: boolean
}

export interface TranscriptChange {
  state: ConversationState
  entries: TranscriptEntry[]
  flags: Flag[]
}

export type ConversationStore = ReturnType<typeof conversationStore>

const ownerColumns = sql`account_id as "accountId", child_id as "childId"`
const canBeTakenOver = sql`ended_at is null and state ->> 'phase' = 'open' and alive_at > now() - interval '90 seconds'`
const endedColumns = sql`${ownerColumns}, started_at as "startedAt", coalesce(ended_at, alive_at) as "endedAt"`

export function conversationStore(db: Queries) {
  return {
    /** Ends and returns the other open conversations of the device, except one that is already ending. */
    async open(
      {
        id,
        holder,
        accountId,
        childId,
        deviceId,
        cardId,
        activity,
        language,
        startedAt,
        usesTime,
        emulated,
      }: NewConversation,
      endingId: string | null,
    ) {
      const rows = await db.query(sql<EndedConversation>`
        with opened as (
          insert into conversations (id, lease_holder, account_id, child_id, device_id, card_id, activity, language, started_at, uses_time, emulated)
          values (${id}, ${holder}, ${accountId}, ${childId}, ${deviceId}, ${cardId}, ${activity}, ${language}, ${startedAt}, ${usesTime}, ${emulated})
        )
        update conversations set ended_at = alive_at, end_reason = 'replaced', lease_holder = null, state = null
         where account_id = ${accountId} and device_id = ${deviceId} and ended_at is null and id is distinct from ${endingId} returning ${endedColumns}`)
      return rows
    },

    /**
     * Atomic, with the jobs that mail about flags of high severity and push all: a process may be killed at any moment. False if another
     * process holds the lease by now, or the conversation was deleted. What is said in an emulated conversation is about no child:
     * it is neither flagged nor withheld.
     */
    async save({ accountId, id, holder }: ConversationLease, { state, entries, flags }: TranscriptChange) {
      const entryRows = JSON.stringify(entries.map(toRow))
      const flagRows = JSON.stringify(
        flags.map((flag) => ({ ...flag, number: flag.entryId === null ? null : entryNumberOf(flag.entryId) })),
      )
      const [cardId, activity] = [state.card?.id ?? null, state.card?.activity?.id ?? null]
      const careCategory = (state.care ?? state.concern)?.category ?? null
      const scriptedSince = state.handedOverAt === null ? null : new Date(state.handedOverAt)
      const saved = await db.query(sql<{ queued: string }>`
        with leased as (
          update conversations set state = ${JSON.stringify(state)}, alive_at = now(), card_id = coalesce(card_id, ${cardId}),
                 activity = coalesce(activity, ${activity}), scripted_since = coalesce(scripted_since, ${scriptedSince})
           where account_id = ${accountId} and id = ${id} and lease_holder = ${holder} returning id, account_id, child_id, emulated
        ), saved_entries as (
          insert into transcript_entries (account_id, conversation_id, number, child_id, at, who, text, card_id, activity, interrupted, typed, withheld)
          select leased.account_id, leased.id, number, leased.child_id, to_timestamp(at / 1000), who, text, card, activity, interrupted, typed,
                 not emulated and is_protected_category(${careCategory})
            from leased, jsonb_to_recordset(${entryRows}) as entry
              (number int, at float8, who text, text text, card text, activity text, interrupted bool, typed bool)
          on conflict do nothing
        ), saved_flags as (
          insert into flags (id, account_id, child_id, conversation_id, entry_number, at, about, category, severity, snippet)
          select gen_random_uuid(), leased.account_id, leased.child_id, leased.id, number, to_timestamp(at / 1000), about, category, severity, snippet
            from leased, jsonb_to_recordset(${flagRows}) as flag
              (number int, at float8, about text, category text, severity text, snippet text)
           where not emulated
          on conflict do nothing returning account_id, child_id, at, severity
        ), notified as (
          select graphile_worker.add_job('notify-of-flag', json_build_object('accountId', account_id, 'childId', child_id, 'at', min(at)),
                 max_attempts := 25)
            from saved_flags where severity = 'high' group by account_id, child_id
        ), pushed as (
          select graphile_worker.add_job('push-flag',
                 json_build_object('accountId', account_id, 'childId', child_id, 'at', min(at), 'severity', severity), max_attempts := 25)
            from saved_flags group by account_id, child_id, severity
        )
        select (select count(*) from notified) + (select count(*) from pushed) as queued from leased`)
      return saved.length === 1
    },

    /** The conversation of a device that can be taken over, for devices that do not remember it themselves. */
    async findOpen(accountId: string, deviceId: string) {
      const [found] = await db.query(sql<{ id: string }>`
        select id from conversations
         where account_id = ${accountId} and device_id = ${deviceId} and ${canBeTakenOver} order by started_at desc limit 1`)
      return found?.id
    },

    /** Null if it has ended, was abandoned, or belongs to another device: the emulator is another one, too. */
    async takeOver({ deviceId, emulated }: ConversationDevice, { accountId, id, holder }: ConversationLease) {
      const rows = await db.query(sql<OwnedConversation & { state: ConversationState | null }>`
        update conversations set lease_holder = ${holder}, alive_at = now()
         where account_id = ${accountId} and id = ${id} and device_id = ${deviceId} and emulated = ${emulated} and ${canBeTakenOver}
        returning state, ${ownerColumns}`)
      const [found] = rows
      return found?.state ? { ...found, state: found.state } : null
    },

    async end({ accountId, id, holder }: ConversationLease, reason: string, at: Date) {
      const rows = await db.query(sql<EndedConversation>`
        update conversations set ended_at = ${at}, alive_at = ${at}, end_reason = ${reason}, lease_holder = null, state = null
         where account_id = ${accountId} and id = ${id} and lease_holder = ${holder} returning ${endedColumns}`)
      return rows
    },

    /** A process renews its leases every 30 seconds, so a conversation without a renewal for longer was abandoned. */
    endAbandoned: () =>
      db.query(sql<EndedConversation>`
        update conversations set ended_at = alive_at, end_reason = 'disconnected', lease_holder = null, state = null
         where ended_at is null and alive_at < now() - interval '2 minutes' returning ${endedColumns}`),

    async endOfFamily(accountId: string) {
      await db.execute(sql`
        update conversations set ended_at = now(), end_reason = 'consent-withdrawn', lease_holder = null, state = null
         where account_id = ${accountId} and ended_at is null`)
    },

    async renewLeases(leases: ConversationLease[]) {
      const ids = leases.map(({ id }) => id)
      const holders = leases.map(({ holder }) => holder)
      await db.execute(sql`
        update conversations set alive_at = now() where id = any(${ids}) and lease_holder = any(${holders})`)
    },
  }
}

/** An entry id is the conversation id and the number of the entry in it. */
export const entryNumberOf = (entryId: string) => Number(entryId.slice(entryId.lastIndexOf('-') + 1))

function toRow({ id, at, who, text, card, activity, interrupted, speech }: TranscriptEntry) {
  return {
    number: entryNumberOf(id),
    at,
    who,
    text,
    card,
    activity,
    interrupted,
    typed: who === 'child' && speech.length === 0,
  }
}
