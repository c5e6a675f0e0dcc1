import type { bestMoment } from '@pipit/contract/insights/insights'
import type { Queries } from '@pipit/database/connect'
import type { z } from 'zod'
import type { ChildReference } from '../../database/of-child.ts'
import { orNotFound } from '../../api-error.ts'
import { momentStore, type LatestMomentRow } from './moment-store.ts'
import { readPoints, readReason } from './moment-reason.ts'

export type LatestMoment = z.output<typeof bestMoment>

/** The best moment of each child of a family that has one, by the id of the child. */
export async function latestMoments(db: Queries, accountId: string): Promise<Map<string, LatestMoment>> {
  const rows = await momentStore(db).listLatest(accountId, null)
  return new Map(rows.flatMap((row) => (row.moment ? [[row.childId, toMoment(row.moment)]] : [])))
}

export async function findLatestMoment(db: Queries, { accountId, childId }: ChildReference) {
  const [row] = await momentStore(db).listLatest(accountId, childId)
  const { moment } = orNotFound(row)
  return { moment: moment && toMoment(moment) }
}

function toMoment({ date, quote, recording }: NonNullable<LatestMomentRow['moment']>): LatestMoment {
  return {
    entryId: quote.entryId,
    text: quote.text,
    reason: readReason(quote),
    points: readPoints(quote),
    date,
    speech: recording && { id: recording.id, seconds: (recording.milliseconds ?? 0) / 1000 },
  }
}
