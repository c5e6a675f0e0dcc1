import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { adminListKey } from '../../api/admin-list-key.ts'
import { QueryBoundary } from '../feedback/query-boundary.tsx'
import type { TableColumn } from './columns.tsx'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import { EmptyTable } from './empty-table.tsx'
import type { FilterValues } from './filters.ts'
import { rangeText } from './range-text.ts'
import { TableRows } from './rows.tsx'
import type { RowSelection } from './selection.ts'

interface PageStart {
  cursor: string | undefined
  /** How many rows are on the pages before. */
  offset: number
}

interface TablePagesProps<Row> {
  table: DataTableProps<Row>
  values: FilterValues
  columns: readonly TableColumn<Row>[]
  /** Gets what is shown in words, whenever it changes. */
  onResult: (text: string) => void
}

/** The rows of a table, page by page. */
export function TablePages<Row>({ table, values, columns, onResult }: TablePagesProps<Row>) {
  // The pages up to the open one.
  const [starts, setStarts] = useState<PageStart[]>([{ cursor: undefined, offset: 0 }])
  const { cursor, offset } = starts.at(-1) ?? { cursor: undefined, offset: 0 }
  const isFirstPage = starts.length === 1
  const page = useQuery({
    queryKey: [...adminListKey(table.name), values, cursor],
    queryFn: ({ signal }) => table.fetchPage({ filters: values, cursor }, signal),
    placeholderData: keepPreviousData,
  })
  const range = page.data && {
    offset,
    count: page.data.items.length,
    total: page.data.total,
    isLastPage: page.data.nextCursor === null,
  }
  const result = range && rangeText(range)
  useEffect(() => {
    if (result !== undefined && !page.isPlaceholderData) onResult(result)
  }, [result, page.isPlaceholderData, onResult])

  return (
    <>
      {table.selection && <SelectionBar selection={table.selection}>{table.actions}</SelectionBar>}
      <QueryBoundary query={page} skeleton={<LoadingRows />}>
        {({ items, nextCursor }) => {
          if (items.length === 0 && isFirstPage) {
            return <EmptyTable values={values}>{table.empty}</EmptyTable>
          }
          return (
            <>
              <p className={styles.range}>{result}</p>
              <TableRows {...table} columns={columns} rows={items} isBusy={page.isPlaceholderData} />
              {!(isFirstPage && nextCursor === null) && (
                <nav className={styles.pages} aria-label={t`Pages of the list`}>
                  <Button disabled={isFirstPage} onClick={() => setStarts(starts.slice(0, -1))}>
                    <Trans>Previous</Trans>
                  </Button>
                  <span className={styles.range} aria-hidden>
                    {result}
                  </span>
                  <Button
                    disabled={nextCursor === null || page.isPlaceholderData}
                    onClick={() =>
                      setStarts([...starts, { cursor: nextCursor ?? undefined, offset: offset + items.length }])
                    }
                  >
                    <Trans>Next</Trans>
                  </Button>
                </nav>
              )}
            </>
          )
        }}
      </QueryBoundary>
    </>
  )
}

/** About as large as the rows that follow. */
function LoadingRows() {
  return (
    <div className={styles.loading}>
      <Skeleton active title={false} paragraph={{ rows: 10 }} />
    </div>
  )
}

function SelectionBar<Row>({ selection, children }: { selection: RowSelection<Row>; children: ReactNode }) {
  const count = selection.selected.size
  return (
    <div className={count === 0 ? undefined : styles.selectionBar}>
      <output>{count > 0 && plural(count, { one: '# selected', other: '# selected' })}</output>
      {count > 0 && (
        <>
          <Button onClick={selection.clear}>
            <Trans>Clear</Trans>
          </Button>
          {children}
        </>
      )}
    </div>
  )
}
