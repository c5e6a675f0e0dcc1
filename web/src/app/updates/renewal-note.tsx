import { Trans } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { signInBackOff } from '../../api/back-off.ts'
import { renewSession, useSession } from '../../api/session/session.ts'
import { formatTime } from '../../i18n/formats.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import styles from './update-note.module.css'

/**
 * Says that the session has expired and could not be renewed, and when that is tried again. Nothing can be fetched or saved
 * until then.
 */
export function RenewalNote() {
  const retryAt = useSyncExternalStore(signInBackOff.subscribe, signInBackOff.nextAttemptAt, () => 0)
  const isExpired = useIsPast(useSession()?.expiresAt)
  const [isTrying, setTrying] = useState(false)
  const time = formatTime(new Date(retryAt))

  async function tryNow() {
    setTrying(true)
    // The note stays, with a later time.
    await renewSession().catch(() => null)
    setTrying(false)
  }

  return (
    <output className={styles.place}>
      {isExpired && (retryAt > 0 || isTrying) && (
        <div className={styles.note}>
          <p>
            <Trans>
              We cannot renew your sign-in at the moment, so this page may be out of date. We try again at {time}.
            </Trans>
          </p>
          <div className={styles.actions}>
            <BusyButton type="primary" block={false} isBusy={isTrying} onClick={() => void tryNow()}>
              <Trans>Try now</Trans>
            </BusyButton>
          </div>
        </div>
      )}
    </output>
  )
}

function useIsPast(time = Infinity) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (time === Infinity) return
    const timer = window.setTimeout(() => setNow(Date.now()), time - Date.now())
    return () => window.clearTimeout(timer)
  }, [time])
  return time <= now
}
