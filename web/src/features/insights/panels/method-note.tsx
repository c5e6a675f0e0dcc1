import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './method-note.module.css'

/** Explains below a measure how it is made and what it cannot say. */
export function MethodNote({ children }: { children: ReactNode }) {
  return (
    <details className={styles.note}>
      <summary>
        <Trans>How we know</Trans>
      </summary>
      <p>{children}</p>
    </details>
  )
}
