import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../database/connect.ts'

interface Server {
  database: Pick<Database, 'pool'>
}

interface Said {
  who?: 'child' | 'coach'
  /** Null: it could not be understood. */
  text: string | null
  card?: string | null
  activity?: string | null
  interrupted?: boolean
}

interface Talk {
  accountId: string
  childId: string
  startedAt: string
  deviceId?: string | null
  cardId?: string | null
  activity?: string | null
  /** False while the child still talks. */
  isOver?: boolean
  /** Every ten seconds one, the child first. */
  said: (string | Said)[]
}

/** A conversation, as the chat gateway keeps it. */
export async function aTalk({ database: { pool } }: Server, talk: Talk) {
  const { accountId, childId, deviceId = null, cardId = null, activity = null, isOver = true } = talk
  const id = randomUUIDv7()
  const start = new Date(talk.startedAt).getTime()
  const entries = talk.said.map((each, index) => {
    const said = typeof each === 'string' ? { text: each } : each
    const at = new Date(start + (index + 1) * 10_000).toISOString()
    return {
      number: index + 1,
      at,
      who: index % 2 === 0 ? 'child' : 'coach',
      card: cardId,
      activity,
      interrupted: false,
      ...said,
    }
  })
  const end = entries.at(-1)?.at ?? talk.startedAt
  await pool.query(
    `insert into conversations (id, account_id, child_id, device_id, card_id, activity, language, started_at, ended_at, alive_at)
     values ($1, $2, $3, $4, $5, $6, 'en', $7, $8, $9)`,
    [id, accountId, childId, deviceId, cardId, activity, talk.startedAt, isOver ? end : null, end],
  )
  await pool.query(
    `insert into transcript_entries (conversation_id, number, child_id, at, who, text, card_id, activity, interrupted, typed)
     select $1, number, $2, at, who, text, card, activity, interrupted, false
       from jsonb_to_recordset($3) as entry (number int, at timestamptz, who text, text text, card text, activity text, interrupted bool)`,
    [id, childId, JSON.stringify(entries)],
  )
  return {
    id,
    entry: (number: number) => ({
      accountId,
      childId,
      conversationId: id,
      number,
      at: new Date(start + number * 10_000),
    }),
  }
}

interface NewFlag {
  accountId: string
  childId: string
  conversationId: string
  /** Null: the coach was kept from saying it. */
  number: number | null
  at: Date
}

export async function aFlag(
  { database: { pool } }: Server,
  { accountId, childId, conversationId, number, at }: NewFlag,
  category = 'unhappiness',
) {
  const id = randomUUIDv7()
  await pool.query(
    `insert into flags (id, account_id, child_id, conversation_id, entry_number, at, about, category, severity, snippet)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'medium', 'a few words')`,
    [id, accountId, childId, conversationId, number, at, number === null ? 'coach' : 'child', category],
  )
  return id
}
