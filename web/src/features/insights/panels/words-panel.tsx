import { Button } from 'antd'
import { useState } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PeriodChart } from '../period/period-chart.tsx'
import { aggregateByBucket, daysWithin } from '../period/aggregate.ts'
import { MethodNote } from './method-note.tsx'
import shared from '../insights.module.css'
import styles from './words-panel.module.css'
import { formatDay, type Period } from '../period/period.ts'
import type { Insight } from '../use-insights.ts'

const collapsedDays = 3

const countNew = (days: Insight[]) => days.reduce((sum, { newWords }) => sum + newWords.length, 0)

/** The words that a child used for the first time, newest day first. */
export function WordsPanel({ period, days }: { period: Period; days: Insight[] }) {
  const [isExpanded, setExpanded] = useState(false)
  const now = daysWithin(days, period)
  const daysWithNewWords = now.filter(({ newWords }) => newWords.length > 0)
  const total = countNew(now)
  const shownDays = isExpanded ? daysWithNewWords : daysWithNewWords.slice(0, collapsedDays)
  return (
    <Panel title="New words">
      {total === 0 ? (
        <p>No new words in this {period.kind}.</p>
      ) : (
        <>
          <p className={shared.total}>
            <strong>{total.toLocaleString('en')}</strong> {total === 1 ? 'word' : 'words'} for the first time
          </p>
          <PeriodChart title="New words" period={period} values={aggregateByBucket(now, period.buckets, countNew)} />
          {shownDays.map(({ date, newWords }) => (
            <div key={date} className={styles.newWords}>
              <h3>{formatDay(date)}</h3>
              <ul>
                {newWords.map((word) => (
                  <li key={word}>
                    <bdi>{word}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {daysWithNewWords.length > collapsedDays && (
            <Button
              className={shared.screenOnly ?? ''}
              aria-expanded={isExpanded}
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? 'Show fewer days' : `Show all ${daysWithNewWords.length} days`}
            </Button>
          )}
        </>
      )}
      <MethodNote>
        Words that your child has never said to Pipit before, on any day. In the first weeks nearly every word is new.
        “Dog” and “dogs” count as two, and a misheard word may be among them. Your child knows many more words than they
        say to Pipit.
      </MethodNote>
    </Panel>
  )
}
