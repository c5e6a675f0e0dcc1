import type { ReactNode } from 'react'
import styles from '../../ui/illustrations/illustrations.module.css'

interface DrawingProps {
  /** What it shows, for those who cannot see it. */
  label: string
  children: ReactNode
}

/** The frame of a drawing that explains a step. */
export function Drawing({ label, children }: DrawingProps) {
  return (
    // An <img> could not follow the theme.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg viewBox="0 0 160 120" role="img" aria-label={label} className={styles.illustration}>
      <path className={styles.backdrop} d="M12 68C6 40 30 16 64 13c36-4 76 5 84 36 7 28-12 56-62 58S18 94 12 68z" />
      {children}
    </svg>
  )
}

/** A board, 56 units wide and 44 high: a small display, a button, a loudspeaker and the pins at its edges. */
export function BoardBody() {
  return (
    <>
      <path
        className={`${styles.lines} ${styles.legs}`}
        d="M8 0v-3m8 3v-3m8 3v-3m8 3v-3m8 3v-3m8 3v-3M8 44v3m8-3v3m8-3v3m8-3v3m8-3v3m8-3v3"
      />
      <rect className={styles.leaf} width="56" height="44" rx="5" />
      <rect className={styles.eye} x="6" y="7" width="26" height="18" rx="2" />
      <path className={`${styles.lines} ${styles.highlight}`} d="M13 15v2m12-2v2m-9 3c2 2 4 2 6 0" />
      <circle className={styles.wing} cx="44" cy="16" r="8" />
      <path className={`${styles.lines} ${styles.pale}`} d="M41 13v.1m6-.1v.1m-3 3v.1m-3 3v.1m6-.1v.1" />
      <circle className={styles.beak} cx="11" cy="35" r="4" />
      <path className={`${styles.lines} ${styles.pale}`} d="M22 35h10m8 0h10" />
    </>
  )
}

/** A phone, 48 units wide and 84 high, with what its display shows. */
export function Phone({ children }: { children: ReactNode }) {
  return (
    <>
      <rect className={styles.wing} width="48" height="84" rx="8" />
      <rect className={styles.glint} x="4" y="7" width="40" height="70" rx="4" />
      {children}
    </>
  )
}
