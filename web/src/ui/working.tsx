import type { ReactNode } from 'react'
import styles from './working.module.css'

/** Something that takes seconds, of which nobody can tell how many. */
export function Working({ children }: { children: ReactNode }) {
  return (
    <output className={styles.working}>
      <progress aria-label="Under way" className={styles.bar} />
      {children}
    </output>
  )
}
