import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { formatFigure, formatShortFigure } from './format-figure.ts'
import { sharesOfHeight } from './share-of-height.ts'
import styles from './chart.module.css'

interface Bucket {
  key: string
  /** Below the bar; empty where there is no room for it. */
  label?: string
  /** The day or month is not over, so its bar may still grow. */
  isRunning?: boolean
}

interface BarChartProps {
  buckets: Bucket[]
  /** One for each bucket. */
  values: number[]
  /** `labelled` has a baseline, labels and figures; `compact` only bars, stretched to the given height. */
  variant: { kind: 'labelled' } | { kind: 'compact'; height: number }
  /** The value that fills the height, where several charts share a scale. */
  max?: number
  /** What the value of each bucket may reach, drawn as a line above it; null: no limit. Labelled charts only. */
  limits?: (number | null)[]
}

/** The figures above more bars would overlap. */
const maxBarsWithValues = 12

/** The figures above more bars are short: 1.8K. */
const maxBarsWithWideValues = 7

const noLimits: (number | null)[] = []

/**
 * A bar for each bucket, as elements of the page: texts have their own size at any width, and columns begin on the right
 * where the language does. Hidden from screen readers, which get the same figures from a `ChartTable` beside it.
 */
export function BarChart({ variant, ...chart }: BarChartProps) {
  return variant.kind === 'labelled' ? <LabelledBars {...chart} /> : <CompactBars {...chart} height={variant.height} />
}

function LabelledBars({ buckets, values, max, limits = noLimits }: Omit<BarChartProps, 'variant'>) {
  const top = max ?? Math.max(1, ...values, ...limits.map((limit) => limit ?? 0))
  const shares = sharesOfHeight(values, top)
  const limitShares = sharesOfHeight(
    limits.map((limit) => limit ?? 0),
    top,
  )
  const largest = Math.max(...values)
  const hasRunning = buckets.some(({ isRunning }, index) => isRunning && (values[index] ?? 0) > 0)
  return (
    <div className={styles.chart} aria-hidden>
      <div className={styles.columns}>
        {buckets.map(({ key, label, isRunning }, index) => {
          const value = values[index] ?? 0
          const hasValue = value > 0 && (buckets.length <= maxBarsWithValues || value === largest)
          return (
            <div key={key} className={styles.column}>
              <div className={styles.plot}>
                {hasValue && (
                  <span className={styles.value}>
                    {buckets.length > maxBarsWithWideValues ? formatShortFigure(value) : formatFigure(value)}
                  </span>
                )}
                <div className={isRunning ? styles.running : styles.bar} style={withShare(shares[index])} />
                {(limitShares[index] ?? 0) > 0 && (
                  <div className={styles.limit} style={withShare(limitShares[index])} />
                )}
              </div>
              <span className={styles.label}>{label}</span>
            </div>
          )
        })}
      </div>
      {hasRunning && <SoFar />}
    </div>
  )
}

function CompactBars({ buckets, values, max, height }: Omit<BarChartProps, 'variant'> & { height: number }) {
  const shares = sharesOfHeight(values, max)
  return (
    <div className={styles.compact} style={{ height }} aria-hidden>
      {buckets.map(({ key, isRunning }, index) => (
        <div key={key} className={isRunning ? styles.running : styles.bar} style={withShare(shares[index])} />
      ))}
    </div>
  )
}

/** What the hatching means. */
export function SoFar() {
  return (
    <p className={styles.legend}>
      <span className={styles.sample} /> <Trans comment="The day, week or month is not over yet">so far</Trans>
    </p>
  )
}

const withShare = (share = 0) => ({ '--share': share }) as CSSProperties
