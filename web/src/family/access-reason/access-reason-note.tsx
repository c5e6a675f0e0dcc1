import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import styles from './access-reason-note.module.css'

/** The form has just been answered: it is gone, and with it the focus. */
let wasJustGiven = false

export function focusNextReason() {
  wasJustGiven = true
}

/** The reason that a superadmin gave. It takes the focus from the form, so a screen reader reads what has happened. */
export function AccessReasonNote({ reason }: { reason: string }) {
  const note = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!wasJustGiven) return
    wasJustGiven = false
    note.current?.focus()
  }, [])

  return (
    <span ref={note} tabIndex={-1} className={styles.note ?? ''}>
      <Trans>
        Your reason, which the family can read: <bdi>{reason}</bdi>
      </Trans>
    </span>
  )
}
