import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Skeleton } from 'antd'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import { BestMoment } from './best-moment.tsx'
import { describeDay } from './describe-day.ts'
import { MethodNote } from './method-note.tsx'
import shared from '../insights.module.css'
import styles from './today-panel.module.css'
import { formatDay } from '../period/period.ts'
import { useLatestDay, type Insight } from '../api/get-insights.ts'

interface TodayPanelProps {
  childId: string
  childName: string
  today: string
}

/** It shows the last day with a conversation if there was none today. */
export function TodayPanel({ childId, childName, today }: TodayPanelProps) {
  const latest = useLatestDay(childId)
  return (
    <Panel title={latest.data && latest.data.date !== today ? t`Last time` : t`Today`}>
      <QueryBoundary query={latest} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {(day) =>
          day === null ? (
            <p>
              <Trans>
                No conversation yet. When {childName} has talked with Pipit, you can see here what it was about.
              </Trans>
            </p>
          ) : (
            <DaySummary childId={childId} childName={childName} day={day} isToday={day.date === today} />
          )
        }
      </QueryBoundary>
    </Panel>
  )
}

interface DaySummaryProps {
  childId: string
  childName: string
  day: Insight
  isToday: boolean
}

function DaySummary({ childId, childName, day, isToday }: DaySummaryProps) {
  const date = formatDay(day.date)
  return (
    <>
      {!isToday && (
        <p className={shared.note}>
          <Trans>Nothing yet today. This was {date}.</Trans>
        </p>
      )}
      <BestMoment childId={childId} date={day.date} />
      <p className={styles.summary}>{describeDay(day, childName)}</p>
      <Figures day={day} />
      <MethodNote>
        {day.summarizedBy === 'model' ? (
          <Trans>
            A language model read the day’s transcript and wrote this. We checked that every sentence it relies on was
            really said; it can still put things in a wrong light. The figures are counted by us.
          </Trans>
        ) : (
          <Trans>
            Counted after each conversation from what {childName} said, and put into sentences by fixed rules. Nobody
            has listened in.
          </Trans>
        )}{' '}
        {day.notUnderstood > 0 && <NotUnderstood day={day} childName={childName} />}
      </MethodNote>
    </>
  )
}

function NotUnderstood({ day: { notUnderstood, turns }, childName }: Pick<DaySummaryProps, 'day' | 'childName'>) {
  return (
    <Plural
      value={turns}
      one={`${childName} spoke # time, and we could not make out a word.`}
      other={`Of the # times that ${childName} spoke, we could not make out a word in ${notUnderstood}.`}
    />
  )
}

function Figures({ day }: { day: Insight }) {
  const { minutes, words, questions } = day
  const newWords = day.newWords.length
  const figures: [value: number, unit: string][] = [
    [minutes, plural(minutes, { one: 'minute', other: 'minutes' })],
    [words, plural(words, { one: 'word', other: 'words' })],
    [newWords, plural(newWords, { one: 'new word', other: 'new words' })],
    [questions, plural(questions, { one: 'question', other: 'questions' })],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([value, unit]) => (
        <div key={unit}>
          <dt>{unit}</dt>
          <dd>{formatFigure(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
