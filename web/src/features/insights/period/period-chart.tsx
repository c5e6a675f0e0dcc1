import { t } from '@lingui/core/macro'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { ChartTableDisclosure } from '../../../ui/chart/chart-table.tsx'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import { columnTitle, rowName } from './table-texts.ts'
import type { Period } from './period.ts'

interface PeriodChartProps {
  /** For example "Words said". */
  title: string
  period: Period
  /** Each bucket of the period has one. */
  values: number[]
  /** They are missing if nobody can say what was allowed; null means no limit. */
  limits?: (number | null)[] | undefined
}

export function PeriodChart({ title, period: { kind, buckets }, values, limits }: PeriodChartProps) {
  return (
    <>
      <BarChart
        buckets={buckets.map(({ from, label, isRunning }) => ({ key: from, label, isRunning }))}
        values={values}
        variant={{ kind: 'labelled' }}
        {...(limits ? { limits } : {})}
      />
      <ChartTableDisclosure
        caption={title}
        columns={[columnTitle(kind), title, ...(limits ? [t`Allowed`] : [])]}
        rows={buckets.map((bucket, index) => [
          rowName(bucket),
          formatFigure(values[index] ?? 0),
          ...(limits ? [formatLimit(limits[index])] : []),
        ])}
      />
    </>
  )
}

const formatLimit = (limit: number | null | undefined) =>
  limit === null || limit === undefined ? '–' : formatFigure(limit)
