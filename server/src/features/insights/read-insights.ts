import type { Insight } from '@pipit/contract/insights/insights'
import type { Queries } from '@pipit/database/connect'
import { orNotFound } from '../../api-error.ts'
import { readToday } from '../screen-time/read-day.ts'
import { insightStore, type InsightRow, type DayRange } from './insight-store.ts'
import type { StoredMoment } from './insight-types.ts'
import { readPoints, readReason } from './moment-reason.ts'
import { toWholeMinutes } from './whole-minutes.ts'
import { describeFigures } from './summaries/describe-figures.ts'

interface Page extends Omit<DayRange, 'before'> {
  cursor?: string | undefined
}

/** The insights of a child, newest day first. */
export function createInsightReader(db: Queries) {
  const store = insightStore(db)
  return async function readInsights(accountId: string, childId: string, { cursor, limit, ...days }: Page) {
    const rows = orNotFound(await store.list(accountId, childId, { ...days, before: cursor, limit: limit + 1 }))
    const today = await readToday(db, { accountId, childId })
    const items = rows.slice(0, limit).map((row) => toInsight(row.date === today?.date ? withTime(row, today) : row))
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.date ?? null) : null }
  }
}

/** Time runs while the child talks, and a grant or other settings change what is allowed at once. */
const withTime = (
  row: InsightRow,
  { minutes, hours, allowedMinutes }: Pick<Insight, 'minutes' | 'hours' | 'allowedMinutes'>,
) => ({
  ...row,
  figures: { ...row.figures, minutes, hours },
  allowedMinutes,
})

const toMoment = (moment: StoredMoment) => ({
  entryId: moment.entryId,
  text: moment.text,
  reason: readReason(moment),
  points: readPoints(moment),
})

function toInsight({ date, figures, quotes, summary, newWords, allowedMinutes }: InsightRow): Insight {
  return {
    ...figures,
    ...toWholeMinutes(figures),
    date,
    allowedMinutes,
    newWords,
    longestSentence: { words: figures.longestSentence, quote: quotes?.longestSentence ?? null },
    mood: { label: figures.mood, evidence: quotes?.mood ?? [] },
    bestMoments: (quotes?.bestMoments ?? []).map(toMoment).toSorted((one, other) => other.points - one.points),
    topics: summary && summary.topics.length > 0 ? summary.topics : figures.topics,
    summary: summary?.summary ?? describeFigures(figures, newWords.length),
    summarizedBy: summary ? 'model' : 'rules',
  }
}
