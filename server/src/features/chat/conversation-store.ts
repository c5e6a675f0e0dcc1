import type { TranscriptEntry } from '@pipit/conversation/transcript/entry'
import type { Flag } from '@pipit/conversation/safeguards/findings'
import type { ConversationState } from '@pipit/conversation/state'
import type { Database } from '../../database/connect.ts'

/** The right to run a conversation, for as long as the database names this holder. */
export interface ConversationLease {
  id: string
  holder: string
}

export interface EndedConversation {
  accountId: string
  childId: string
  startedAt: Date
}

export interface NewConversation extends ConversationLease {
  accountId: string
  childId: string
  deviceId: string
  cardId: string | null
  activity: string | null
  language: string
  startedAt: Date
}

export interface TranscriptChange {
  state: ConversationState
  entries: TranscriptEntry[]
  flags: Flag[]
}

export type ConversationStore = ReturnType<typeof conversationStore>

export const ofChild = 'account_id as "accountId", child_id as "childId", started_at as "startedAt"'

export function conversationStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Ends whatever else the device was in the middle of, but for one that ends by itself; gives those back. */
    async open(
      { id, holder, accountId, childId, deviceId, cardId, activity, language, startedAt }: NewConversation,
      ending: string | null,
    ) {
      const { rows } = await pool.query<EndedConversation>(
        `with opened as (
           insert into conversations (id, lease_holder, account_id, child_id, device_id, card_id, activity, language, started_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $10)
         )
         update conversations set ended_at = alive_at, end_reason = 'replaced', lease_holder = null, state = null
          where device_id = $5 and ended_at is null and id is distinct from $9 returning ${ofChild}`,
        [id, holder, accountId, childId, deviceId, cardId, activity, language, ending, startedAt],
      )
      return rows
    },

    /** All of one step, or nothing. False when another process holds the lease by now, or the conversation was deleted. */
    async save({ id, holder }: ConversationLease, { state, entries, flags }: TranscriptChange) {
      const { rowCount } = await pool.query(
        `with led as (
           update conversations set state = $3, alive_at = now(), card_id = coalesce(card_id, $4), activity = coalesce(activity, $5)
            where id = $1 and lease_holder = $2 returning id, account_id, child_id
         ), kept as (
           insert into transcript_entries (conversation_id, number, child_id, at, who, text, card_id, activity, interrupted, typed)
           select led.id, number, led.child_id, to_timestamp(at / 1000), who, text, card, activity, interrupted, typed
             from led, jsonb_to_recordset($6) as entry
               (number int, at float8, who text, text text, card text, activity text, interrupted bool, typed bool)
           on conflict do nothing
         ), flagged as (
           insert into flags (id, account_id, child_id, conversation_id, entry_number, at, about, category, severity, snippet)
           select gen_random_uuid(), led.account_id, led.child_id, led.id, number, to_timestamp(at / 1000), about, category, severity, snippet
             from led, jsonb_to_recordset($7) as flag
               (number int, at float8, about text, category text, severity text, snippet text)
           on conflict do nothing
         )
         select from led`,
        [
          id,
          holder,
          JSON.stringify(state),
          state.card?.id ?? null,
          state.card?.activity?.id ?? null,
          JSON.stringify(entries.map(toRow)),
          JSON.stringify(
            flags.map((flag) => ({ ...flag, number: flag.entryId === null ? null : numberOf(flag.entryId) })),
          ),
        ],
      )
      return rowCount === 1
    },

    /** Null if it has ended, was left for too long, or is not this device's. */
    async takeOver(deviceId: string, { id, holder }: ConversationLease) {
      const { rows } = await pool.query<EndedConversation & { state: ConversationState }>(
        `update conversations set lease_holder = $3, alive_at = now()
          where id = $2 and device_id = $1 and ended_at is null and state is not null
            and alive_at > now() - interval '90 seconds'
         returning state, ${ofChild}`,
        [deviceId, id, holder],
      )
      return rows[0] ?? null
    },

    async end({ id, holder }: ConversationLease, reason: string, at: Date) {
      const { rows } = await pool.query<EndedConversation>(
        `update conversations set ended_at = $4, alive_at = $4, end_reason = $3, lease_holder = null, state = null
          where id = $1 and lease_holder = $2 returning ${ofChild}`,
        [id, holder, reason, at],
      )
      return rows
    },

    async renewLeases(leases: ConversationLease[]) {
      await pool.query('update conversations set alive_at = now() where id = any($1) and lease_holder = any($2)', [
        leases.map(({ id }) => id),
        leases.map(({ holder }) => holder),
      ])
    },
  }
}

/** Entries are named by their conversation and counted in it. */
export const numberOf = (entryId: string) => Number(entryId.slice(entryId.lastIndexOf('-') + 1))

function toRow({ id, at, who, text, card, activity, interrupted, speech }: TranscriptEntry) {
  return {
    number: numberOf(id),
    at,
    who,
    text,
    card,
    activity,
    interrupted,
    typed: who === 'child' && speech.length === 0,
  }
}
