import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { errorMessage } from '../../../api/api-errors.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import styles from './load-older.module.css'

interface LoadOlderProps {
  isFetching: boolean
  error: Error | null
  fetchOlder: () => void
}

/** Loads older conversations when it is scrolled into view, or with a button. */
export function LoadOlder({ isFetching, error, fetchOlder }: LoadOlderProps) {
  const end = useRef<HTMLDivElement>(null)
  const fetchWhenVisible = useEffectEvent(fetchOlder)
  const canFetch = !isFetching && !error

  useEffect(() => {
    if (!canFetch || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchWhenVisible(), {
      rootMargin: '600px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [canFetch])

  return (
    <div ref={end} className={styles.older}>
      {error && <Message kind="error">{errorMessage(error)}</Message>}
      {isFetching ? (
        <div aria-busy="true">
          <output className="for-screen-readers">
            <Trans>Loading older conversations ...</Trans>
          </output>
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      ) : (
        <Button size="large" onClick={fetchOlder}>
          <Trans>Show older conversations</Trans>
        </Button>
      )}
    </div>
  )
}
