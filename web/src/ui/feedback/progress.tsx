import type { ReactNode } from 'react'
import styles from './progress.module.css'

/** Something that takes seconds. `part`, from 0 to 1, says how much of it is done where somebody can tell. */
export function Progress({ part, children }: { part?: number | undefined; children: ReactNode }) {
  return (
    <output className={styles.working}>
      <progress aria-label="Under way" className={styles.bar} {...(part === undefined ? {} : { value: part })} />
      {children}
    </output>
  )
}
