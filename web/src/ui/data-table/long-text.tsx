import type { ReactNode } from 'react'
import styles from './rows.module.css'

/** Text that somebody wrote. Only words that are longer than a line are broken. */
export function LongText({ children }: { children: ReactNode }) {
  return <bdi className={styles.longText}>{children}</bdi>
}
