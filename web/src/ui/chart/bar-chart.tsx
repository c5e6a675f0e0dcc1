import { layOutBars, type Bar } from './lay-out-bars.ts'
import { formatFigure } from './format-figure.ts'
import styles from './chart.module.css'

interface Bucket {
  key: string
  /** Below the bar; empty where there is no room for it. */
  label?: string
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

const labelled = { width: 360, height: 120, labelHeight: 20, valueHeight: 16, padding: 0.3 }
/** From here on, the figures above the bars would overlap. */
const maxBarsWithValues = 12

const noLimits: (number | null)[] = []

/** A bar for each bucket. Hidden from screen readers, which get the same figures from a `ChartTable` beside it. */
export function BarChart({ buckets, values, variant, max, limits = noLimits }: BarChartProps) {
  const keys = buckets.map(({ key }) => key)
  return variant.kind === 'labelled' ? (
    <LabelledBars keys={keys} labels={buckets.map(({ label }) => label)} values={values} max={max} limits={limits} />
  ) : (
    <CompactBars keys={keys} values={values} max={max} height={variant.height} />
  )
}

interface BarsProps {
  keys: string[]
  values: number[]
  max: number | undefined
}

interface LabelledBarsProps extends BarsProps {
  labels: (string | undefined)[]
  limits: (number | null)[]
}

function LabelledBars({ keys, labels, values, max, limits }: LabelledBarsProps) {
  const { width, height, labelHeight, valueHeight, padding } = labelled
  const baseline = height - labelHeight
  const layout = {
    keys,
    width,
    height: baseline - valueHeight,
    padding,
    max: max ?? Math.max(1, ...values, ...limits.map((limit) => limit ?? 0)),
    minBarHeight: 3,
    emptyBarHeight: 0,
  }
  const bars = layOutBars({ ...layout, values })
  const limitBars = layOutBars({ ...layout, values: limits.map((limit) => limit ?? 0) })
  const largest = Math.max(...values)
  return (
    <svg className={styles.labelled} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <line x1="0" x2={width} y1={baseline} y2={baseline} className={styles.baseline} />
      {bars.map((bar, index) => (
        <g key={bar.key}>
          <rect
            className={styles.bar}
            x={bar.x}
            y={baseline - bar.height}
            width={bar.width}
            height={bar.height}
            rx={Math.min(4, bar.width / 4)}
          />
          <LimitLine bar={limitBars[index]} baseline={baseline} />
          {bar.value > 0 && (bars.length <= maxBarsWithValues || bar.value === largest) && (
            <text className={styles.value} x={bar.center} y={baseline - bar.height - 4}>
              {formatFigure(bar.value)}
            </text>
          )}
          <text className={styles.label} x={bar.center} y={height - 5}>
            {labels[index]}
          </text>
        </g>
      ))}
    </svg>
  )
}

function LimitLine({ bar, baseline }: { bar: Bar | undefined; baseline: number }) {
  if (!bar || bar.value === 0) return null
  const y = baseline - bar.height
  return <line className={styles.limit} x1={bar.x - 2} x2={bar.x + bar.width + 2} y1={y} y2={y} />
}

function CompactBars({ keys, values, max, height }: BarsProps & { height: number }) {
  const width = keys.length * 10
  const bars = layOutBars({ keys, values, width, height, padding: 0.2, max, minBarHeight: 4, emptyBarHeight: 1 })
  return (
    <svg
      className={styles.compact}
      style={{ height }}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bars.map((bar) => (
        <rect
          key={bar.key}
          className={bar.value === 0 ? styles.empty : styles.bar}
          x={bar.x}
          y={height - bar.height}
          width={bar.width}
          height={bar.height}
        />
      ))}
    </svg>
  )
}
