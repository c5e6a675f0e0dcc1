import { Trans } from '@lingui/react/macro'
import { Fragment, type CSSProperties } from 'react'
import { SoFar } from './bar-chart.tsx'
import styles from './heat-map.module.css'

interface Column {
  key: string
  /** Below the column; empty where there is no room for it. */
  label?: string
  /** The day or month is not over. */
  isRunning?: boolean
}

interface Row {
  key: string
  label: string
  /** One for each column. */
  values: number[]
}

/** The empty one does not count; more could not be told apart. */
const levels = [1, 2, 3, 4] as const

/** The darker a field, the larger its value. Hidden from screen readers, which get the figures from a `ChartTable`. */
export function HeatMap({ columns, rows }: { columns: Column[]; rows: Row[] }) {
  const max = Math.max(1, ...rows.flatMap(({ values }) => values))
  const hasRunning = columns.some(
    ({ isRunning }, index) => isRunning && rows.some(({ values }) => (values[index] ?? 0) > 0),
  )
  return (
    <div aria-hidden>
      <div className={styles.map} style={{ '--columns': columns.length } as CSSProperties}>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <bdi className={styles.rowLabel}>{row.label}</bdi>
            {columns.map(({ key, isRunning }, index) => (
              <div
                key={key}
                className={styles.field}
                data-level={levelOf(row.values[index] ?? 0, max)}
                data-running={isRunning || undefined}
              />
            ))}
          </Fragment>
        ))}
        <span />
        {columns.map(({ key, label }) => (
          <span key={key} className={styles.columnLabel}>
            {label}
          </span>
        ))}
      </div>
      <div className={styles.legends}>
        <p className={styles.legend}>
          <Trans comment="Beside the lightest colour of a chart">less</Trans>
          {levels.map((level) => (
            <span key={level} className={styles.sample} data-level={level} />
          ))}
          <Trans comment="Beside the darkest colour of a chart">more</Trans>
        </p>
        {hasRunning && <SoFar />}
      </div>
    </div>
  )
}

const levelOf = (value: number, max: number) => Math.ceil((value / max) * levels.length)
