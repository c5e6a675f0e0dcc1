import type { LanguageModel } from '@pipit/conversation/ports'
import type { Database } from '@pipit/database/connect'
import type { FailureLog } from '../../logging/failure-log.ts'
import { parseDay, type Day } from './aggregate-day.ts'
import { readAllowedMinutes } from '../screen-time/allowed-minutes.ts'
import { insightStore } from './insight-store.ts'
import { summarizeDay } from './summaries/summarize-day.ts'
import { withoutPrivateEntries } from './summaries/without-private-entries.ts'
import { wordStore } from './word-store.ts'

interface Dependencies {
  database: Database
  /** Null: the summary is made of the figures alone. */
  languageModel: LanguageModel | null
  log: FailureLog
  announce: (change: { accountId: string; resource: 'insights'; id: string }) => void
}

interface AggregatedDay {
  accountId: string
  day: Pick<Day, 'entries' | 'flags'>
  aggregatedAt: string
  /** The summary of the language model is still valid. */
  isSummarized: boolean
}

/** The insight jobs. Whenever something of a day has changed, it is aggregated again from all of its entries. */
export function createInsightAggregator({ database, languageModel, log, announce }: Dependencies) {
  return { aggregateDay, aggregateChildAgain }

  async function aggregateDay({ childId, date }: { childId: string; date: string }) {
    const aggregated = await aggregateInTransaction(childId, date)
    if (!aggregated) return
    announce({ accountId: aggregated.accountId, resource: 'insights', id: childId })
    const summary = aggregated.isSummarized ? null : await summarize(aggregated.day)
    if (summary && (await insightStore(database).writeSummary(childId, date, summary, aggregated.aggregatedAt))) {
      announce({ accountId: aggregated.accountId, resource: 'insights', id: childId })
    }
  }

  /** Without a summary the figures alone describe the day, so the job need not be repeated. */
  async function summarize(day: AggregatedDay['day']) {
    if (!languageModel) return null
    // The word lists need much memory, and most servers have no language model.
    const { findProfanity } = await import('../chat/find-profanity.ts')
    return summarizeDay(languageModel, withoutPrivateEntries(day, findProfanity)).catch((error: unknown) => {
      log.error('a day could not be summarized', error, { feature: 'insights' })
      return null
    })
  }

  /** After a change of the time zone. Finalized days stay as they are, because their transcripts are deleted. */
  async function aggregateChildAgain({ childId }: { childId: string }) {
    for (const date of await insightStore(database).listOpenDays(childId)) await aggregateDay({ childId, date })
  }

  /** Null if there is no such child or the day is finalized. */
  function aggregateInTransaction(childId: string, date: string): Promise<AggregatedDay | null> {
    return database.transaction((db) =>
      aggregateWith(insightStore(db), wordStore(db), (...day) => readAllowedMinutes(db, ...day), childId, date),
    )
  }
}

async function aggregateWith(
  store: ReturnType<typeof insightStore>,
  vocabulary: ReturnType<typeof wordStore>,
  readAllowed: (childId: string, date: string) => ReturnType<typeof readAllowedMinutes>,
  childId: string,
  date: string,
): Promise<AggregatedDay | null> {
  await store.lock(childId)
  const day = await store.findDay(childId, date)
  if (!day || day.finalized) return null
  const entries = await store.listEntries(childId, date)
  const { words, aggregate } = parseDay({ ...day, entries })
  const newWords = await vocabulary.recordDay(childId, date, words)
  if (entries.length === 0 && day.conversations.length === 0) {
    await store.remove(childId, date)
    return { accountId: day.accountId, day: { entries, flags: [] }, aggregatedAt: '', isSummarized: false }
  }
  const allowed = await readAllowed(childId, date)
  return {
    accountId: day.accountId,
    day: { entries, flags: day.flags },
    ...(await store.write(childId, date, { ...aggregate(new Set(newWords)), words }, allowed)),
  }
}
