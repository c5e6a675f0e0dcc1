import type { ReactNode } from 'react'
import styles from './removal-panel.module.css'

interface RemovalProps {
  title: string
  /** What it means, for whoever hesitates. */
  text: string
  /** The button. */
  children: ReactNode
}

/** The way to be rid of a thing, at the end of its page and apart from everything else. */
export function RemovalPanel({ title, text, children }: RemovalProps) {
  return (
    <section className={styles.removal} aria-label={title}>
      <p>{text}</p>
      {children}
    </section>
  )
}
