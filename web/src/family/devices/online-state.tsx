import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import styles from './online-state.module.css'
import { timeAgo } from '../../ui/text/time-ago.ts'

interface OnlineStateProps {
  device: { protocol: 'pipit' | 'xiaozhi'; online: boolean; lastSeenAt: string | null }
}

/** Whether a device is online, as a colour and a text. */
export function OnlineState({ device }: OnlineStateProps) {
  useRerenderEveryMinute()
  const { online } = device
  return (
    <span className={styles.state}>
      <span aria-hidden className={online ? `${styles.dot} ${styles.online}` : styles.dot} />
      {describeState(device)}
    </span>
  )
}

function describeState({ protocol, online, lastSeenAt }: OnlineStateProps['device']) {
  if (online) return t`Online`
  // A board is connected only while somebody talks with it, so nothing is wrong.
  const isBoard = protocol === 'xiaozhi'
  if (lastSeenAt === null) return isBoard ? t`Connects when spoken to` : t`Not online yet`
  const time = timeAgo(lastSeenAt)
  return isBoard ? t`Connects when spoken to, last used ${time}` : t`Offline, last seen ${time}`
}

/** Keeps texts such as "just now" up to date. */
function useRerenderEveryMinute() {
  const [, setMinutes] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(() => setMinutes((minutes) => minutes + 1), 60_000)
    return () => window.clearInterval(timer)
  }, [])
}
