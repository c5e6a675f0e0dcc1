import { Panel } from '../../../ui/layout/panel.tsx'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import { PeriodChart } from '../period/period-chart.tsx'
import { describeChange } from '../period/compare-periods.ts'
import { aggregateByBucket, daysWithin, limitByBucket } from '../period/aggregate.ts'
import { describeLimits } from './describe-limits.ts'
import { MethodNote } from './method-note.tsx'
import styles from '../insights.module.css'
import type { Measure } from './measures.ts'
import type { Period } from '../period/period.ts'
import type { Insight } from '../use-insights.ts'

interface MeasurePanelProps {
  measure: Measure
  period: Period
  /** Of this period and the one before. */
  days: Insight[]
}

export function MeasurePanel({ measure, period, days }: MeasurePanelProps) {
  const { title, unit, aggregate, limit, method } = measure
  const [now, before] = [daysWithin(days, period), daysWithin(days, period.comparedWith)]
  const total = aggregate(now)
  return (
    <Panel title={title}>
      <p className={styles.total}>
        <strong>{formatFigure(total)}</strong> {Math.round(total) === 1 ? unit[0] : unit[1]}
      </p>
      <p className={styles.note}>{describeChange(total, aggregate(before), before.length > 0, period)}</p>
      {limit && <p className={styles.note}>{describeLimits(now)}</p>}
      <PeriodChart
        title={title}
        period={period}
        values={aggregateByBucket(now, period.buckets, aggregate)}
        // Months have days with and without a limit.
        limits={limit && period.kind !== 'year' ? limitByBucket(now, period.buckets, limit) : undefined}
      />
      <MethodNote>{method}</MethodNote>
    </Panel>
  )
}
