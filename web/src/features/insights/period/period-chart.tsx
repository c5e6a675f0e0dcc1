import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { ChartTableDisclosure } from '../../../ui/chart/chart-table.tsx'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import type { Period } from './period.ts'

interface PeriodChartProps {
  /** What is counted: "Words said". */
  title: string
  period: Period
  /** One for each bucket of the period. */
  values: number[]
}

/** A measure over a week, month or year, as a chart and as a table. */
export function PeriodChart({ title, period: { kind, buckets }, values }: PeriodChartProps) {
  return (
    <>
      <BarChart
        buckets={buckets.map(({ from, label }) => ({ key: from, label }))}
        values={values}
        variant={{ kind: 'labelled' }}
      />
      <ChartTableDisclosure
        caption={title}
        columns={[kind === 'year' ? 'Month' : 'Day', title]}
        rows={buckets.map(({ name }, index) => [name, formatFigure(values[index] ?? 0)])}
      />
    </>
  )
}
