import { Panel } from '../../ui/layout/panel.tsx'
import { daysWithin } from './aggregate.ts'
import { MethodNote } from './method-note.tsx'
import { formatDay, type Period } from './period.ts'
import { Quotes } from './quotes.tsx'
import type { Insight } from './use-insights.ts'

const maxMoments = 6

export function MomentsPanel({ childId, period, days }: { childId: string; period: Period; days: Insight[] }) {
  const now = daysWithin(days, period)
  const moments = now.flatMap(({ date, bestMoments }) =>
    bestMoments.map(({ why, ...quote }) => ({ ...quote, note: `${why}, ${formatDay(date)}` })),
  )
  const hasDeletedText = now.some(({ words, longestSentence }) => words > 0 && longestSentence.quote === null)
  return (
    <Panel title="Best moments">
      {moments.length === 0 && <p>No moments in this time.</p>}
      <Quotes childId={childId} quotes={moments.slice(0, maxMoments)} />
      {hasDeletedText && <p>Of some days the text is no longer kept, so nothing is quoted from them.</p>}
      <MethodNote>
        Chosen by fixed rules: questions, reasons, joy, new words and long sentences, at most three a day. What is under
        “Safety notes” is never among them. The words are as they were heard, and may be misheard.
      </MethodNote>
    </Panel>
  )
}
