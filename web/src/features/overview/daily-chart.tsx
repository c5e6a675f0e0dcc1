import { BarChart } from '../../ui/chart/bar-chart.tsx'
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
          caption={`${title}, day by day`}
          columns={['Day', 'Count']}
          rows={days.map(({ day, count }) => [day, String(count)])}
        />
      </div>
    </figure>
  )
}
