import { useEffect, useId, useRef } from 'react'
import styles from './level-meter.module.css'

const redrawIntervalMs = 80
/** The meter is empty at this level and below. */
const silenceDecibels = -54

/** Shows the current level. It is updated without rendering: the level changes many times a second. */
export function LevelMeter({ label, level }: { label: string; level: () => number }) {
  const id = useId()
  const meter = useRef<HTMLMeterElement>(null)
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (meter.current) meter.current.value = heightOf(level())
    }, redrawIntervalMs)
    return () => window.clearInterval(timer)
  }, [level])
  return (
    <div className={styles.meter}>
      <label htmlFor={id}>{label}</label>
      <meter ref={meter} id={id} min={0} max={1} />
    </div>
  )
}

/** Logarithmic, as hearing is. */
function heightOf(level: number) {
  return Math.max(0, 1 - (20 * Math.log10(Math.max(level, 1e-6))) / silenceDecibels)
}
