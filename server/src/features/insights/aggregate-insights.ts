import type { LanguageModel } from '@pipit/conversation/ports'
import type { Database } from '@pipit/database/connect'
import type { ChildReference } from '../../database/of-child.ts'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import { parseDay, type Day } from './aggregate-day.ts'
import { readDay } from '../screen-time/read-day.ts'
import { insightStore } from './insight-store.ts'
import type { Figures } from './insight-types.ts'
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
  day: Pick<Day, 'entries' | 'flags'>
  aggregatedAt: string
  /** The summary of the language model is still valid. */
  isSummarized: boolean
}

/** The insight jobs. Whenever something of a day has changed, it is aggregated again from all of its entries. */
export function createInsightAggregator({ database, languageModel, log, announce }: Dependencies) {
  return { aggregateDay, aggregateChildAgain }

  async function aggregateDay({ date, ...child }: ChildReference & { date: string }) {
    const aggregated = await aggregateInTransaction(child, date)
    if (!aggregated) return
    announce({ accountId: child.accountId, resource: 'insights', id: child.childId })
    const summary = aggregated.isSummarized ? null : await summarize(aggregated.day)
    if (summary && (await insightStore(database).writeSummary(child, date, summary, aggregated.aggregatedAt))) {
      announce({ accountId: child.accountId, resource: 'insights', id: child.childId })
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

  /** A change of the time zone needs this. Finalized days stay as they are, because their transcripts are deleted. */
  async function aggregateChildAgain(child: ChildReference) {
    for (const date of await insightStore(database).listOpenDays(child)) await aggregateDay({ ...child, date })
  }

  /** Null if there is no such child or the day is finalized. */
  function aggregateInTransaction(child: ChildReference, date: string): Promise<AggregatedDay | null> {
    return database.transaction(async (db) => {
      const store = insightStore(db)
      await store.lock(child.childId)
      const [day, time] = [await store.findDay(child, date), await readDay(db, child, date)]
      if (!day || !time || day.finalized) return null
      const entries = await store.listEntries(child, date)
      const { words, aggregate } = parseDay({ ...day, minutes: time.minutes, hours: time.hours, entries })
      const newWords = await wordStore(db).recordDay(child, date, words)
      const aggregated = aggregate(new Set(newWords))
      if (isEmpty(aggregated.figures)) {
        await store.remove(child, date)
        return { day: { entries: [], flags: [] }, aggregatedAt: '', isSummarized: false }
      }
      return {
        day: { entries, flags: day.flags },
        ...(await store.write(child, date, { ...aggregated, words }, time)),
      }
    })
  }
}

/** A conversation that was refused at its start counts nothing. One of the day before may have lasted beyond midnight. */
const isEmpty = ({ minutes, conversations, turns, flags }: Figures) => minutes + conversations + turns + flags === 0
