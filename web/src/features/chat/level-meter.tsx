import { useEffect, useId, useRef } from 'react'
import styles from './emulator.module.css'

const drawEvery = 80
/** From here on to full: what is quieter than this is silence. In decibels. */
const quietest = -54

/** How loud it is at the moment; drawn past the rest of the page, which has no need to know. */
export function LevelMeter({ label, level }: { label: string; level: () => number }) {
  const id = useId()
  const meter = useRef<HTMLMeterElement>(null)
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (meter.current) meter.current.value = heightOf(level())
    }, drawEvery)
    return () => window.clearInterval(timer)
  }, [level])
  return (
    <div className={styles.meter}>
      <label htmlFor={id}>{label}</label>
      <meter ref={meter} id={id} min={0} max={1} />
    </div>
  )
}

/** Ears hear ratios. */
function heightOf(level: number) {
  return Math.max(0, 1 - (20 * Math.log10(Math.max(level, 1e-6))) / quietest)
}
