import type { ReactNode } from 'react'
import styles from './form-actions.module.css'

/** The button of a form. On a long page it stays at the lower edge of the window, so that nobody has to look for it. */
export function FormActions({ isSticky, children }: { isSticky: boolean; children: ReactNode }) {
  return isSticky ? <div className={styles.sticky}>{children}</div> : children
}
