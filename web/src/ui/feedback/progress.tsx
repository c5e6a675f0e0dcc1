import type { ReactNode } from 'react'
import styles from './progress.module.css'

/** For work of several seconds. `part` is the finished share from 0 to 1, if it is known. */
export function Progress({ part, children }: { part?: number | undefined; children: ReactNode }) {
  return (
    <output className={styles.working}>
      <progress aria-label="Under way" className={styles.bar} {...(part === undefined ? {} : { value: part })} />
      {children}
    </output>
  )
}
