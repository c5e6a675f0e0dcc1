import { select, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Panel } from '../../../ui/layout/panel.tsx'
import { daysWithin } from '../period/aggregate.ts'
import { MethodNote } from './method-note.tsx'
import { momentReason } from './moment-reason.ts'
import { feelingQuotes } from './feeling-quotes.ts'
import { formatDay } from '../period/period.ts'
import { Quotes } from './quotes.tsx'
import type { ShownPeriod } from '../shown-period.ts'

const maxMoments = 6

/** Among equally good moments, the newest are shown. */
export function MomentsPanel({ childId, period, days }: ShownPeriod) {
  const now = daysWithin(days, period)
  // What is quoted about feelings is not quoted twice.
  const quoted = new Set(feelingQuotes(now).map(({ entryId }) => entryId))
  const moments = now
    .flatMap(({ date, bestMoments }) => bestMoments.map((moment) => ({ ...moment, date })))
    .filter(({ entryId }) => !quoted.has(entryId))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, maxMoments)
    .map(({ reason, date, ...quote }) => ({ ...quote, note: noteOf(momentReason(reason), formatDay(date)) }))
  const hasDeletedText = now.some(({ words, longestSentence }) => words > 0 && longestSentence.quote === null)
  return (
    <Panel title={t`Best moments`}>
      {moments.length === 0 && (
        <p>
          {select(period.kind, {
            week: 'No moments in this week.',
            month: 'No moments in this month.',
            other: 'No moments in this year.',
          })}
        </p>
      )}
      <Quotes childId={childId} quotes={moments} />
      {hasDeletedText && (
        <p>
          <Trans>The text of some days is no longer kept, so they have no quotes.</Trans>
        </p>
      )}
      <MethodNote>
        <Trans>
          Each sentence gets points: 3 for a question, 2½ for a reason, 2 for joy, 1 for each new word but no more than
          4, 1½ for twelve words or more. Those with the most points are here, at most three of a day. What is under
          “Safety notes” is never among them. The words are as they were heard, and may be misheard.
        </Trans>
      </MethodNote>
    </Panel>
  )
}

function noteOf(reason: string | null, date: string) {
  if (reason === null) return date
  return t({
    message: `${reason}, ${date}`,
    comment: 'Below a quote: why it was chosen, and the day: "A question, Monday, May 4"',
  })
}
