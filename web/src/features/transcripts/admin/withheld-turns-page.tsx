import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { Link, useParams } from 'react-router'
import { call } from '../../../api/client.ts'
import { useFamilyHome } from '../../../api/family/family-queries.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { ChildHeader } from '../../../ui/layout/child-header.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import styles from './withheld-turns-page.module.css'

/** For a superadmin who is responsible for child protection. */
export function WithheldTurnsPage() {
  const { childId = '' } = useParams()
  const { to } = useFamily()
  const home = useFamilyHome()
  const child = home.data?.children.find(({ id }) => id === childId)
  const turns = useWithheldTurns(childId)
  return (
    <>
      <PageTitle>Withheld turns</PageTitle>
      <ChildHeader name={<bdi>{child?.name}</bdi>}>
        <Link to={to(`/children/${childId}/log`)}>Conversations</Link>
      </ChildHeader>
      <Message kind="info">
        The family does not see these words, nor that you have opened this page. It can read the reason that you gave
        for opening its pages. Share nothing with the family; ask child protection what to do.
      </Message>
      <QueryBoundary query={turns} skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {({ pages }) => (
          <Panel title="What was said">
            {pages[0]?.items.length === 0 && <p>Nothing is withheld.</p>}
            <ol className={styles.turns}>
              {pages
                .flatMap(({ items }) => items)
                .map(({ conversationId, number, time, speaker, text, categories }) => (
                  <li key={`${conversationId}-${number}`}>
                    <p className={styles.about}>
                      <time dateTime={time}>{formatTime(time, home.data?.account.timeZone)}</time>{' '}
                      <strong>{speaker === 'child' ? <bdi>{child?.name}</bdi> : 'Pipit'}</strong>
                      {categories.length > 0 && ` · ${categories.join(', ')}`}
                    </p>
                    <p dir="auto">{text ?? 'Not understood, or no longer stored.'}</p>
                  </li>
                ))}
            </ol>
            {turns.hasNextPage && (
              <Button loading={turns.isFetchingNextPage} onClick={() => void turns.fetchNextPage()}>
                Show more
              </Button>
            )}
          </Panel>
        )}
      </QueryBoundary>
    </>
  )
}

function useWithheldTurns(childId: string) {
  const { accountId } = useFamily()
  return useInfiniteQuery({
    queryKey: ['withheld-turns', accountId, childId],
    queryFn: ({ signal, pageParam }) =>
      call('GET /admin/accounts/:accountId/children/:childId/withheld-turns', {
        params: { accountId, childId },
        query: { limit: 100, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

const formatTime = (time: string, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(time))
