import { Illustration } from './illustration.tsx'
import styles from './illustrations.module.css'
import { PipitBird } from './pipit-bird.tsx'

/** Shown for a device that is offline. */
export function AsleepIllustration() {
  return (
    <Illustration>
      <path className={styles.beak} d="M42 22a17 17 0 1 0 14 26 14.500 14.500 0 0 1-14-26z" />
      <path className={`${styles.lines} ${styles.branch}`} d="M18 102c40-5 84-5 126 1" />
      <path className={styles.leaf} d="M26 101c-7-7-7-15-1-21 7 6 8 14 1 21z" />
      <g transform="translate(46 28) scale(1.220)">
        <path className={styles.beak} d="m54.500 23 6.800 3.800c.7.500.6 1.500-.2 1.700l-6.600 1z" />
        <PipitBird />
        <path className={`${styles.lines} ${styles.dark}`} d="M43.500 24.500c1.500 2.200 5 2.200 6.500 0" />
      </g>
      <path className={`${styles.lines} ${styles.highlight}`} d="M124 42h8l-8 10h8m4-26h6l-6 8h6" />
    </Illustration>
  )
}
