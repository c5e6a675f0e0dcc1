import type { LanguageModel } from '@pipit/conversation/ports'
import type { Database } from '../../database/connect.ts'
import { readDay } from './aggregate-day.ts'
import { insightStore } from './insight-store.ts'
import type { DayEntry } from './text-analysis/parse-utterances.ts'
import { tellOfDay } from './summaries/summarize-day.ts'
import { wordStore } from './word-store.ts'

interface Dependencies {
  database: Database
  /** Null: the figures alone say what the day was about. */
  mind: LanguageModel | null
  announce: (change: { accountId: string; resource: 'insights'; id: string }) => void
}

interface Folded {
  accountId: string
  entries: DayEntry[]
  foldedAt: string
  /** By a model, and nothing has changed since. */
  isTold: boolean
}

/** The jobs behind insights: a day is counted from its entries, all of them, whenever something of it has changed. */
export function insightFolder({ database, mind, announce }: Dependencies) {
  return { foldDay, refoldChild }

  async function foldDay({ childId, date }: { childId: string; date: string }) {
    const folded = await count(childId, date)
    if (!folded) return
    announce({ accountId: folded.accountId, resource: 'insights', id: childId })
    const told = mind && !folded.isTold && (await tellOfDay(mind, folded.entries))
    if (told && (await insightStore(database).tell(childId, date, told, folded.foldedAt))) {
      announce({ accountId: folded.accountId, resource: 'insights', id: childId })
    }
  }

  /** In another time zone every day begins elsewhere; only those stay whose transcript is no longer there. */
  async function refoldChild({ childId }: { childId: string }) {
    for (const date of await insightStore(database).openDays(childId)) await foldDay({ childId, date })
  }

  /** Null when nothing is to be counted: no such child, a sealed day, or nothing happened on it. */
  function count(childId: string, date: string): Promise<Folded | null> {
    return database.transaction((db) => countIn(insightStore(db), wordStore(db), childId, date))
  }
}

async function countIn(
  store: ReturnType<typeof insightStore>,
  vocabulary: ReturnType<typeof wordStore>,
  childId: string,
  date: string,
): Promise<Folded | null> {
  await store.lock(childId)
  const day = await store.readDay(childId, date)
  if (!day || day.sealed) return null
  const entries = await store.readEntries(childId, date)
  const { words, fold } = readDay({ ...day, entries })
  const newWords = await vocabulary.learn(childId, date, words)
  if (entries.length === 0 && day.conversations.length === 0) {
    await store.remove(childId, date)
    return { accountId: day.accountId, entries, foldedAt: '', isTold: false }
  }
  return {
    accountId: day.accountId,
    entries,
    ...(await store.write(childId, date, { ...fold(new Set(newWords)), words })),
  }
}
