import type { ReactNode } from 'react'
import styles from './child-header.module.css'

interface ChildHeaderProps {
  /** The child's name. */
  name: ReactNode
  /** Links to the other pages about this child. */
  children: ReactNode
}

/** Below the title of a page about one child. */
export function ChildHeader({ name, children }: ChildHeaderProps) {
  return (
    <header className={styles.header}>
      <p className={styles.name}>{name}</p>
      <nav aria-label="More about this child">{children}</nav>
    </header>
  )
}
