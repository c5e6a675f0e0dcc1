import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import styles from './progress.module.css'

/** Shows that work of several seconds goes on. `share` is what is finished, from 0 to 1, if that is known. */
export function Progress({ share, children }: { share?: number | undefined; children: ReactNode }) {
  return (
    <output className={styles.progress}>
      <progress aria-label={t`Progress`} className={styles.bar} {...(share === undefined ? {} : { value: share })} />
      {share !== undefined && (
        // Screen readers get it from the bar, and are not interrupted by each change.
        <strong aria-hidden className={styles.percentage}>{`${Math.floor(share * 100)}%`}</strong>
      )}
      {children}
    </output>
  )
}
