import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** An illustration. */
  picture: ReactNode
  /** What will be here, or what to do about it. */
  children: ReactNode
}

/** Where there is nothing to show. */
export function EmptyState({ picture, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture}
      <p>{children}</p>
    </div>
  )
}
