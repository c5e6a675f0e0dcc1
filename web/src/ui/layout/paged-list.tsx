import { Trans } from '@lingui/react/macro'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { QueryBoundary } from '../feedback/query-boundary.tsx'

interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>
  className: string | undefined
  /** Stands in for a list without items. */
  empty: ReactNode
  lead?: ReactNode
  children: (item: Item) => ReactNode
}

/** A list, newest first, with a button that shows older items. */
export function PagedList<Item extends { id: string | number }>(props: PagedListProps<Item>) {
  const { query, className, empty, lead, children } = props
  return (
    <QueryBoundary query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return empty
        return (
          <>
            {lead}
            <ul className={className}>
              {items.map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </ul>
            {query.hasNextPage && (
              <Button size="large" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                <Trans>Show older ones</Trans>
              </Button>
            )}
          </>
        )
      }}
    </QueryBoundary>
  )
}
