import { Illustration } from './illustration.tsx'
import styles from './illustrations.module.css'

/** A card that is shown to a device, before the back of another one. */
export function CardIllustration() {
  return (
    <Illustration>
      <ellipse className={styles.shadow} cx="80" cy="104" rx="42" ry="4" />
      <g transform="rotate(-14 62 66)">
        <rect className={styles.wing} x="34" y="26" width="50" height="70" rx="8" />
        <path
          className={`${styles.lines} ${styles.highlight}`}
          d="M44 38h.1m14 0h.1m-7 10h.1m-7 10h.1m-7 10h.1m7 10h.1"
        />
      </g>
      <g transform="rotate(7 94 62)">
        <rect className={styles.feather} x="66" y="22" width="56" height="78" rx="9" />
        <rect className={styles.breast} x="71" y="27" width="46" height="68" rx="5" />
        <circle className={styles.beak} cx="104" cy="41" r="7" />
        <path className={styles.leaf} d="M71 66c8-9 16-10 24-3 7-6 14-6 22 0v13H71z" />
        <path className={styles.feather} d="M81 58c1-8 7-13 14-12 5 0 8 4 8 8 0 8-6 13-13 13-5 0-9-3-9-9z" />
        <path className={styles.wing} d="M81 60c3-5 8-7 13-6 0 5-4 9-9 9-2 0-4-1-4-3z" />
        <path className={styles.beak} d="m102 50 5 2-4 2z" />
        <circle className={styles.eye} cx="98.500" cy="51" r="1.500" />
        <path className={`${styles.lines} ${styles.speckles}`} d="M81 84h26" />
      </g>
      <path
        className={styles.beak}
        d="m134 28 2 5 5 2-5 2-2 5-2-5-5-2 5-2zm-104 6 1.500 3.500L35 39l-3.500 1.500L30 44l-1.500-3.500L25 39l3.500-1.500z"
      />
    </Illustration>
  )
}
