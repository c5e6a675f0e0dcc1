import { Skeleton } from 'antd'
import { useFamilyName } from '../../../api/family/use-family-name.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import { MethodNote } from './method-note.tsx'
import shared from '../insights.module.css'
import styles from './latest-day-panel.module.css'
import { formatDay } from '../period/period.ts'
import { useLatestDay, type Insight } from '../use-insights.ts'

/** The figures of today, or of the last day with a conversation. */
export function LatestDayPanel({ childId, today }: { childId: string; today: string }) {
  const latest = useLatestDay(childId)
  const { named } = useFamilyName()
  return (
    <Panel title={latest.data && latest.data.date !== today ? 'Last time' : 'Today'}>
      <QueryBoundary query={latest} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {(day) =>
          day === null ? (
            <p>
              {named('No conversation yet. When your child has talked with Pipit, you can see here what it was about.')}
            </p>
          ) : (
            <DaySummary day={day} isToday={day.date === today} />
          )
        }
      </QueryBoundary>
    </Panel>
  )
}

function DaySummary({ day, isToday }: { day: Insight; isToday: boolean }) {
  const figures: [value: number, unit: string][] = [
    [Math.floor(day.minutes), 'minute'],
    [day.words, 'word'],
    [day.newWords.length, 'new word'],
    [day.questions, 'question'],
  ]
  return (
    <>
      {!isToday && <p className={shared.note}>Nothing yet today. This was {formatDay(day.date)}.</p>}
      <p className={styles.summary}>{day.summary}</p>
      <dl className={styles.figures}>
        {figures.map(([value, unit]) => (
          <div key={unit}>
            <dt>{Math.round(value) === 1 ? unit : `${unit}s`}</dt>
            <dd>{formatFigure(value)}</dd>
          </div>
        ))}
      </dl>
      <MethodNote>
        {day.summarizedBy === 'model'
          ? 'A language model read the day’s transcript and wrote this. We checked that every sentence it relies on was really said; it can still put things in a wrong light. The figures are counted by us.'
          : 'Counted after each conversation from what your child said, and put into sentences by fixed rules. Nobody has listened in.'}
        {day.notUnderstood > 0 &&
          ` ${day.notUnderstood} of the ${day.turns} times that your child spoke, we could not make out a word.`}
      </MethodNote>
    </>
  )
}
