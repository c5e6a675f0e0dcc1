import { Panel } from '../../../ui/layout/panel.tsx'
import { daysWithin } from '../period/aggregate.ts'
import { MethodNote } from './method-note.tsx'
import { formatDay, type Period } from '../period/period.ts'
import { Quotes } from './quotes.tsx'
import type { Insight } from '../use-insights.ts'

const maxMoments = 6

export function MomentsPanel({ childId, period, days }: { childId: string; period: Period; days: Insight[] }) {
  const now = daysWithin(days, period)
  const moments = now.flatMap(({ date, bestMoments }) =>
    bestMoments.map(({ why, ...quote }) => ({ ...quote, note: `${why}, ${formatDay(date)}` })),
  )
  const hasDeletedText = now.some(({ words, longestSentence }) => words > 0 && longestSentence.quote === null)
  return (
    <Panel title="Best moments">
      {moments.length === 0 && <p>No moments in this {period.kind}.</p>}
      <Quotes childId={childId} quotes={moments.slice(0, maxMoments)} />
      {hasDeletedText && <p>The text of some days is no longer kept, so they have no quotes.</p>}
      <MethodNote>
        Chosen by fixed rules: questions, reasons, joy, new words and long sentences, at most three a day. What is under
        “Safety notes” is never among them. The words are as they were heard, and may be misheard.
      </MethodNote>
    </Panel>
  )
}
