import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { needsConnectionText } from '../../api/api-errors.ts'
import { Message } from './message.tsx'
import styles from './query-boundary.module.css'

type Retry = () => void

/** Registers a part of the page that waits; returns how to end that. */
const WaitContext = createContext<((retry: Retry) => () => void) | null>(null)

/** Says once, above the page, that a connection is needed, however many of its parts wait for one. */
export function ConnectionNotice({ children }: { children: ReactNode }) {
  const [retries, setRetries] = useState<readonly Retry[]>([])
  const [wait] = useState(() => (retry: Retry) => {
    setRetries((all) => [...all, retry])
    return () => setRetries((all) => all.filter((each) => each !== retry))
  })
  return (
    <>
      {retries.length > 0 && <NeedsConnection onRetry={() => retries.forEach((retry) => retry())} />}
      <WaitContext value={wait}>{children}</WaitContext>
    </>
  )
}

interface WaitingForConnectionProps {
  onRetry: Retry
  /** What stands there while it waits, if the notice is above the page. */
  children: ReactNode
}

export function WaitingForConnection({ onRetry, children }: WaitingForConnectionProps) {
  const wait = useContext(WaitContext)
  useEffect(() => wait?.(onRetry), [wait, onRetry])
  return wait ? children : <NeedsConnection onRetry={onRetry} />
}

/** Nothing is broken while there is no connection: the page continues by itself. */
function NeedsConnection({ onRetry }: { onRetry: Retry }) {
  return (
    <Message kind="info">
      <p>{needsConnectionText()}</p>
      <Button className={styles.retry ?? ''} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Message>
  )
}
