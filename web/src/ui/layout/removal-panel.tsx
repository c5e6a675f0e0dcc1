import type { ReactNode } from 'react'
import styles from './removal-panel.module.css'

interface RemovalProps {
  title: string
  /** What the removal means. */
  text: string
  /** The button. */
  children: ReactNode
}

/** The button that removes a resource, at the end of its page and apart from everything else. */
export function RemovalPanel({ title, text, children }: RemovalProps) {
  return (
    <section className={styles.removal} aria-label={title}>
      <p>{text}</p>
      {children}
    </section>
  )
}
