import { i18n } from '@lingui/core'
import { Panel } from '../../../ui/layout/panel.tsx'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import { PeriodChart } from '../period/period-chart.tsx'
import { describeChange } from '../period/compare-periods.ts'
import { aggregateByBucket, daysWithin, limitByBucket } from '../period/aggregate.ts'
import { describeLimits } from './describe-limits.ts'
import { MethodNote } from './method-note.tsx'
import styles from '../insights.module.css'
import type { Measure } from './measures.ts'
import type { ShownPeriod } from '../shown-period.ts'

export function MeasurePanel({ measure, childName, period, days }: ShownPeriod & { measure: Measure }) {
  const { unit, aggregate, limit, method } = measure
  const title = i18n._(measure.title)
  const [now, before] = [daysWithin(days, period), daysWithin(days, period.comparedWith)]
  const total = aggregate(now)
  return (
    <Panel title={title}>
      <p className={styles.total}>
        <strong>{formatFigure(total)}</strong> {unit(Math.round(total))}
      </p>
      <PeriodChart
        title={title}
        period={period}
        values={aggregateByBucket(now, period.buckets, aggregate)}
        // Months have days with and without a limit.
        limits={limit && period.kind !== 'year' ? limitByBucket(now, period.buckets, limit) : undefined}
      />
      <p className={styles.note}>{describeChange(total, aggregate(before), before.length > 0, period)}</p>
      {limit && <p className={styles.note}>{describeLimits(now)}</p>}
      <MethodNote>{method(childName)}</MethodNote>
    </Panel>
  )
}
