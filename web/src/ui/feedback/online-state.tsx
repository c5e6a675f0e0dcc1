import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import styles from './online-state.module.css'
import { timeAgo } from '../text/time-ago.ts'

interface OnlineStateProps {
  device: { online: boolean; lastSeenAt: string | null }
}

/** Whether a device is online, as a colour and a text. */
export function OnlineState({ device: { online, lastSeenAt } }: OnlineStateProps) {
  useRerenderEveryMinute()
  return (
    <span className={styles.state}>
      <span aria-hidden className={online ? `${styles.dot} ${styles.online}` : styles.dot} />
      {describeState(online, lastSeenAt)}
    </span>
  )
}

function describeState(online: boolean, lastSeenAt: string | null) {
  if (online) return t`Online`
  if (lastSeenAt === null) return t`Not online yet`
  const time = timeAgo(lastSeenAt)
  return t`Offline, last seen ${time}`
}

/** Keeps texts such as "just now" up to date. */
function useRerenderEveryMinute() {
  const [, setMinutes] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(() => setMinutes((minutes) => minutes + 1), 60_000)
    return () => window.clearInterval(timer)
  }, [])
}
