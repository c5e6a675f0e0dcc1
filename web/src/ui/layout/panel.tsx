import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  /** Beside the title, for example a link to add something. */
  action?: ReactNode
  children: ReactNode
}

/** A section of a page with its own heading. */
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
