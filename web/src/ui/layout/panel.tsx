import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  /** Beside the title: the way to one more of these, say. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page with a heading of its own. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}
