import { Trans } from '@lingui/react/macro'
import { ApiCallError } from '@pipit/contract/api/client'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { WaitingForConnection } from './connection-notice.tsx'
import { Message } from './message.tsx'
import styles from './query-boundary.module.css'

interface QueryBoundaryProps<Data> {
  query: {
    data: Data | undefined
    error: Error | null
    /** Paused while there is no connection. */
    fetchStatus?: 'fetching' | 'paused' | 'idle'
    refetch: () => Promise<unknown>
  }
  /** Shown while loading. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders the data of a query, a skeleton while it loads, or its error with a button to try again. */
export function QueryBoundary<Data>({ query, skeleton, children }: QueryBoundaryProps<Data>) {
  // The route's error boundary shows the page for what does not exist.
  if (query.error instanceof ApiCallError && isNotFound(query.error)) {
    throw new ApiCallError(404, { code: 'not-found', message: query.error.message, details: query.error.details })
  }
  if (query.data !== undefined) return children(query.data)
  if (query.error instanceof ApiCallError) {
    return (
      <Message kind="error">
        <p>{textOf(query.error)}</p>
        <Button className={styles.retry ?? ''} onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Message>
    )
  }
  const loading = skeleton ?? <Skeleton active title={false} paragraph={{ rows: 6 }} />
  if (query.error || query.fetchStatus === 'paused') {
    return <WaitingForConnection onRetry={query.refetch}>{loading}</WaitingForConnection>
  }
  return (
    <div aria-busy="true">
      <output className="for-screen-readers">
        <Trans>Loading ...</Trans>
      </output>
      {loading}
    </div>
  )
}

/** Nothing is typed here whose field could be marked, so the details of a refused request are its text. */
function textOf({ code, message, details }: ApiCallError) {
  return code === 'invalid-request' ? details.map((detail) => detail.message).join(' ') : message
}

/** True if the id in the URL is malformed, too. */
function isNotFound({ status, details }: ApiCallError) {
  return status === 404 || (status === 400 && details.some(({ field }) => field.startsWith('params.')))
}
