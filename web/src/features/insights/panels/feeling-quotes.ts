import { t } from '@lingui/core/macro'
import { formatDay } from '../period/period.ts'
import type { Insight } from '../api/get-insights.ts'

const maxQuotes = 4

/** Returns each entry once. */
export function feelingQuotes(days: Insight[]) {
  return days
    .flatMap(({ date, mood }) =>
      [...Map.groupBy(mood.evidence, ({ entryId }) => entryId)].map(([entryId, [first, second]]) => ({
        entryId,
        text: first?.text ?? '',
        note: noteOf(second ? 'both' : (first?.sounds ?? 'both'), formatDay(date)),
      })),
    )
    .slice(0, maxQuotes)
}

function noteOf(sounds: 'good' | 'bad' | 'both', date: string) {
  if (sounds === 'good') return t`Sounds good, ${date}`
  return sounds === 'bad' ? t`Sounds sad or cross, ${date}` : t`Sounds good and bad, ${date}`
}
