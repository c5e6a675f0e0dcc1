import { t } from '@lingui/core/macro'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { formatDate, formatNumber } from '../../i18n/formats.ts'
import { ChartTable } from '../../ui/chart/chart-table.tsx'
import { formatFigure } from '../../ui/chart/format-figure.ts'
import styles from './overview.module.css'

interface DailyChartProps {
  title: string
  days: { day: string; count: number }[]
}

export function DailyChart({ title, days }: DailyChartProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title} <strong>{formatFigure(total)}</strong>
      </figcaption>
      <BarChart
        buckets={days.map(({ day }) => ({ key: day }))}
        values={days.map(({ count }) => count)}
        variant={{ kind: 'compact', height: 64 }}
      />
      <div className="for-screen-readers">
        <ChartTable
          caption={t`${title}, day by day`}
          columns={[t`Day`, t`Count`]}
          rows={days.map(({ day, count }) => [formatDate(day, { timeZone: 'UTC' }), formatNumber(count)])}
        />
      </div>
    </figure>
  )
}
