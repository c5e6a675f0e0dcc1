import { plural, select, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import { PeriodChart } from '../period/period-chart.tsx'
import { aggregateByBucket, daysWithin } from '../period/aggregate.ts'
import { MethodNote } from './method-note.tsx'
import shared from '../insights.module.css'
import styles from './words-panel.module.css'
import { formatDay } from '../period/period.ts'
import type { ShownPeriod } from '../shown-period.ts'
import type { Insight } from '../api/get-insights.ts'

const collapsedDays = 3
/** In the first weeks nearly every word is new: a day of them would be longer than the rest of the page. */
const collapsedWords = 12

const countNew = (days: Insight[]) => days.reduce((sum, { newWords }) => sum + newWords.length, 0)

export function WordsPanel({ childName, period, days }: ShownPeriod) {
  const [isExpanded, setExpanded] = useState(false)
  const now = daysWithin(days, period)
  const daysWithNewWords = now.filter(({ newWords }) => newWords.length > 0)
  const total = countNew(now)
  const shownDays = isExpanded ? daysWithNewWords : daysWithNewWords.slice(0, collapsedDays)
  const hidesSome =
    daysWithNewWords.length > collapsedDays || daysWithNewWords.some(({ newWords }) => newWords.length > collapsedWords)
  return (
    <Panel title={t`New words`}>
      {total === 0 ? (
        <p>
          {select(period.kind, {
            week: 'No new words in this week.',
            month: 'No new words in this month.',
            other: 'No new words in this year.',
          })}
        </p>
      ) : (
        <>
          <p className={shared.total}>
            <strong>{formatFigure(total)}</strong>{' '}
            {plural(total, { one: 'word for the first time', other: 'words for the first time' })}
          </p>
          <PeriodChart title={t`New words`} period={period} values={aggregateByBucket(now, period.buckets, countNew)} />
          {shownDays.map((day) => (
            <WordsOfDay key={day.date} day={day} maxWords={isExpanded ? Infinity : collapsedWords} />
          ))}
          {hidesSome && (
            <Button
              className={shared.screenOnly ?? ''}
              aria-expanded={isExpanded}
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? t`Show fewer words` : t`Show all new words`}
            </Button>
          )}
        </>
      )}
      <MethodNote>
        <Trans>
          Words that {childName} has never said to Pipit before, on any day, without little words such as “the” and the
          names of your children. In the first weeks nearly every word is new. “Dog” and “dogs” count as two, and a
          misheard word may be among them. Children know many more words than they say to Pipit.
        </Trans>
      </MethodNote>
    </Panel>
  )
}

function WordsOfDay({ day: { date, newWords }, maxWords }: { day: Insight; maxWords: number }) {
  const hiddenCount = Math.max(0, newWords.length - maxWords)
  return (
    <div className={styles.newWords}>
      <h3>{formatDay(date)}</h3>
      <ul>
        {newWords.slice(0, maxWords).map((word) => (
          <li key={word}>
            <bdi>{word}</bdi>
          </li>
        ))}
        {hiddenCount > 0 && (
          <li className={styles.more}>{plural(hiddenCount, { one: 'and # more', other: 'and # more' })}</li>
        )}
      </ul>
    </div>
  )
}
