import { Panel } from '../../ui/layout/panel.tsx'
import { Bars, shown } from './bars.tsx'
import { compareInWords } from './compare.ts'
import { perPart, within } from './fold-parts.ts'
import { HowWeKnow } from './how-we-know.tsx'
import styles from './insights.module.css'
import type { Measure } from './measures.ts'
import type { Period } from './period.ts'
import type { Insight } from './use-insights.ts'

interface MeasurePanelProps {
  measure: Measure
  period: Period
  /** Of this period and the one before. */
  days: Insight[]
}

export function MeasurePanel({ measure: { title, unit, fold, how }, period, days }: MeasurePanelProps) {
  const [now, before] = [within(days, period), within(days, period.before)]
  const total = fold(now)
  return (
    <Panel title={title}>
      <p className={styles.total}>
        <strong>{shown(total)}</strong> {Math.round(total) === 1 ? unit[0] : unit[1]}
      </p>
      <p className={styles.note}>{compareInWords(total, fold(before), before.length > 0, period)}</p>
      <Bars
        title={title}
        partName={period.kind === 'year' ? 'Month' : 'Day'}
        parts={period.parts}
        values={perPart(now, period.parts, fold)}
      />
      <HowWeKnow>{how}</HowWeKnow>
    </Panel>
  )
}
