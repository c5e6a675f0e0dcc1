import { Button, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { errorMessage } from '../../api/api-errors.ts'
import { Message } from '../../ui/feedback/message.tsx'
import styles from './transcripts.module.css'

interface LoadOlderProps {
  isFetching: boolean
  problem: Error | null
  fetchOlder: () => void
}

/** At the end of the list: it goes on as somebody scrolls there, or with a button for whoever does not scroll. */
export function LoadOlder({ isFetching, problem, fetchOlder }: LoadOlderProps) {
  const end = useRef<HTMLDivElement>(null)
  const fetchMore = useEffectEvent(fetchOlder)
  const mayGoOn = !isFetching && !problem

  useEffect(() => {
    if (!mayGoOn || !end.current) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && fetchMore(), { rootMargin: '600px' })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [mayGoOn])

  return (
    <div ref={end} className={styles.older}>
      {problem && <Message kind="error">{errorMessage(problem)}</Message>}
      {isFetching ? (
        <div aria-busy="true">
          <output className="for-screen-readers">Loading older conversations ...</output>
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      ) : (
        <Button size="large" onClick={fetchOlder}>
          Show older conversations
        </Button>
      )}
    </div>
  )
}
