import { Illustration } from './illustration.tsx'
import styles from './illustrations.module.css'
import { PipitBird } from './pipit-bird.tsx'

/** Shown when something has worked. */
export function SingingIllustration() {
  return (
    <Illustration>
      <path className={`${styles.lines} ${styles.branch}`} d="M18 102c40-5 84-5 126 1" />
      <path className={styles.leaf} d="M26 101c-7-7-7-15-1-21 7 6 8 14 1 21zm112 2c-3-9 1-16 9-19 3 9-1 16-9 19z" />
      <g transform="translate(32 28) scale(1.220)">
        <path
          className={styles.beak}
          d="m54 19.500 9.500-2.500c.9-.2 1.400.8.8 1.400L55.500 25zm1 5.500 7.500 4.200c.7.500.4 1.500-.4 1.500l-7.600-.7z"
        />
        <PipitBird />
        <path className={`${styles.lines} ${styles.pale}`} d="M40 20.500c2.500-2.800 7-3.400 10-1.600" />
        <circle className={styles.eye} cx="47" cy="24" r="2.700" />
        <circle className={styles.glint} cx="47.900" cy="23.100" r=".9" />
      </g>
      <path className={`${styles.lines} ${styles.highlight}`} d="M123 56V38l13-4v17" />
      <path
        className={styles.beak}
        d="M119 52.500a4.500 4 0 1 0 .1 0zm13-5a4.500 4 0 1 0 .1 0zM34 26l2 5 5 2-5 2-2 5-2-5-5-2 5-2zm20-8 1.500 3.500L59 23l-3.500 1.500L54 28l-1.500-3.500L49 23l3.500-1.500z"
      />
    </Illustration>
  )
}
