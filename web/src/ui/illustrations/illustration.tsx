import type { ReactNode } from 'react'
import styles from './illustrations.module.css'

/** The frame of all illustrations. They only decorate, so screen readers skip them. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden className={styles.illustration}>
      <path className={styles.backdrop} d="M12 68C6 40 30 16 64 13c36-4 76 5 84 36 7 28-12 56-62 58S18 94 12 68z" />
      {children}
    </svg>
  )
}
