import { unlimited } from '@pipit/conversation/participants'
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { ConversationEndReason } from '@pipit/contract/chat/events'
import type { Category } from '@pipit/conversation/findings'
import { createConversationState } from '@pipit/conversation/state'
import type { TranscriptEntry } from '@pipit/conversation/effects'
import type { Database } from '@pipit/database/connect'
import { conversationIdAt } from '@pipit/server/features/chat/conversation/conversation-id'
import { conversationStore, type NewConversation } from '@pipit/server/features/chat/conversation/conversation-store'

interface Server {
  database: Pick<Database, 'pool' | 'transaction'>
}

type NewEntry = Partial<Pick<TranscriptEntry, 'who' | 'card' | 'activity' | 'interrupted'>> &
  Pick<TranscriptEntry, 'text'>

interface ConversationOptions {
  accountId: string
  childId: string
  startedAt: string
  deviceId?: string | null
  cardId?: string | null
  activity?: string | null
  language?: string
  /** False while the conversation is running. */
  isOver?: boolean
  endReason?: ConversationEndReason
  /** Held in the emulator. */
  emulated?: boolean
  /** The language model failed, and the scripted coach replied from then on. */
  scriptedSince?: string
  /** The coach stays with the child because of something of this category. */
  careCategory?: Category
  /** An entry comes every ten seconds; by default child and coach alternate, and the child begins. */
  entries: (string | NewEntry)[]
}

/** A conversation in the past, written by the store of the chat feature. */
export async function aConversation({ database }: Server, options: ConversationOptions) {
  const { accountId, childId, deviceId = null, cardId = null, activity = null } = options
  const { isOver = true, endReason = 'goodbye', emulated = false, language = 'en' } = options
  const startedAt = new Date(options.startedAt)
  const id = conversationIdAt(startedAt)
  const lease = { accountId, id, holder: randomUUID() }
  const timeOf = (number: number) => new Date(startedAt.getTime() + number * 10_000)
  const entries = options.entries.map((given, index): TranscriptEntry => {
    const entry = typeof given === 'string' ? { text: given } : given
    const who = entry.who ?? (index % 2 === 0 ? 'child' : 'coach')
    return {
      id: `${id}-${index + 1}`,
      conversationId: id,
      at: timeOf(index + 1).getTime(),
      who,
      // An entry of the child without speech counts as typed.
      speech: who === 'child' ? [`utterance-${index + 1}`] : [],
      vision: null,
      card: cardId,
      activity,
      interrupted: false,
      ...entry,
    }
  })
  // The device of a past conversation may have been deleted, so the column is nullable.
  const place = { accountId, childId, deviceId, cardId, activity, language }
  const conversation = { ...lease, ...place, startedAt, usesTime: !emulated, emulated }
  const lastEntryAt = timeOf(entries.length)
  // One transaction stores all: a job would aggregate a conversation that began days ago and has not ended yet.
  await database.transaction(async (db) => {
    const store = conversationStore(db)
    await store.open(conversation as NewConversation, null)
    await store.save(lease, {
      state: {
        ...stateOf(id),
        concern: options.careCategory ? { category: options.careCategory, kind: 'disclosure', turns: 5 } : null,
        handedOverAt: options.scriptedSince ? Date.parse(options.scriptedSince) : null,
      },
      entries,
      flags: [],
    })
    if (isOver) await store.end(lease, endReason, lastEntryAt)
  })
  if (!isOver) await database.pool.query('update conversations set alive_at = $2 where id = $1', [id, lastEntryAt])
  return {
    id,
    accountId,
    childId,
    startedAt,
    endedAt: lastEntryAt,
    entry: (number: number) => ({ accountId, childId, conversationId: id, number, at: timeOf(number) }),
  }
}

function stateOf(id: string) {
  return createConversationState({
    id,
    child: {
      id: 'mia',
      name: 'Mia',
      age: null,
      level: { id: 'simple', description: '' },
      maturity: { id: 'preschool', description: '' },
      pronouns: null,
      interests: [],
      favouriteActivities: [],
      language: 'en',
      timeZone: 'UTC',
      voice: 'heart',
    },
    card: null,
    limits: unlimited,
    helplines: null,
    memories: [],
    replySource: 'scripted-coach',
    hasJudge: false,
    hasEnglishVoice: false,
  })
}

interface NewFlag {
  accountId: string
  childId: string
  conversationId: string
  /** Null stands for a sentence of the coach that was blocked. */
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
