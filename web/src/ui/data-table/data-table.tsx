import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { DownloadOutlined, TableOutlined } from '@ant-design/icons'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { adminListKey } from '../../api/admin-list-key.ts'
import { QueryBoundary } from '../feedback/query-boundary.tsx'
import { BusyButton } from '../forms/busy-button.tsx'
import { ColumnPicker, useVisibleColumns, type TableColumn } from './columns.tsx'
import { useTableFilters, type FilterValues, type TableFilter } from './filters.ts'
import type { Action } from '../actions-menu/actions-menu.tsx'
import { TableRows } from './rows.tsx'
import type { RowSelection } from './selection.ts'
import styles from './data-table.module.css'
import { TableToolbar } from './toolbar.tsx'
import { MutationError } from '../feedback/error-message.tsx'
import { saveFile } from '../feedback/save-file.ts'

export interface PageRequest {
  filters: FilterValues
  cursor: string | undefined
}

export interface DataTableProps<Row> {
  /** Names the table in the query cache (`adminListKey(name)`) and in the storage of its visible columns. */
  name: string
  /** For screen readers: "Devices". */
  label: string
  /** The first column names the row and is always shown. */
  columns: readonly TableColumn<Row>[]
  rowKey: (row: Row) => string
  /** The name of a row, for the labels of its checkbox and its menu. */
  rowName: (row: Row) => string
  /** The label of the search field: "Search by email, name or id"; without it there is no search. */
  search?: string
  /** Defined outside of the component, so that they stay the same between renders. */
  filters: readonly TableFilter[]
  fetchPage: (request: PageRequest, signal: AbortSignal) => Promise<{ items: Row[]; nextCursor: string | null }>
  /** From `useRowSelection`; without it, rows cannot be selected. */
  selection?: RowSelection<Row>
  /** Buttons for the selected rows. */
  actions?: ReactNode
  /** The menu of one row. */
  rowActions?: (row: Row) => Action[]
  exportCsv?: (filters: FilterValues) => Promise<File>
  /** Shown if the table has no rows at all. */
  empty: ReactNode
}

/** A table for superadmins, which the server searches, filters and pages. */
export function DataTable<Row>(table: DataTableProps<Row>) {
  const values = useTableFilters(table.filters)
  const { shown, isShown, show } = useVisibleColumns(table.name, table.columns)
  const [isPickingColumns, setPickingColumns] = useState(false)

  return (
    <>
      <TableToolbar search={table.search} filters={table.filters} values={values} />
      <div className={styles.tools}>
        <Button
          icon={<TableOutlined aria-hidden />}
          aria-expanded={isPickingColumns}
          onClick={() => setPickingColumns(!isPickingColumns)}
        >
          <Trans>Choose columns</Trans>
        </Button>
        {table.exportCsv && <ExportButton onExport={() => table.exportCsv?.(values)} />}
      </div>
      {isPickingColumns && <ColumnPicker columns={table.columns} isShown={isShown} show={show} />}
      {/* The key starts at the first page again when the filters change. */}
      <Pages key={JSON.stringify(values)} table={table} values={values} columns={shown} />
    </>
  )
}

interface PagesProps<Row> {
  table: DataTableProps<Row>
  values: FilterValues
  columns: readonly TableColumn<Row>[]
}

function Pages<Row>({ table, values, columns }: PagesProps<Row>) {
  const { selection } = table
  // The cursors of the pages up to the open one.
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined])
  const cursor = cursors.at(-1)
  const page = useQuery({
    queryKey: [...adminListKey(table.name), values, cursor],
    queryFn: ({ signal }) => table.fetchPage({ filters: values, cursor }, signal),
    placeholderData: keepPreviousData,
  })
  const hasFilters = Object.keys(values).length > 0

  return (
    <>
      {selection && <SelectionBar selection={selection}>{table.actions}</SelectionBar>}
      <QueryBoundary query={page} skeleton={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
        {({ items, nextCursor }) =>
          items.length === 0 && cursors.length === 1 ? (
            <div className={styles.empty}>
              {hasFilters ? (
                <p>
                  <Trans>Nothing matches. Try fewer filters or another word.</Trans>
                </p>
              ) : (
                table.empty
              )}
            </div>
          ) : (
            <>
              <TableRows {...table} columns={columns} rows={items} isBusy={page.isPlaceholderData} />
              <nav className={styles.pages} aria-label={t`Pages of the list`}>
                <Button disabled={cursors.length === 1} onClick={() => setCursors(cursors.slice(0, -1))}>
                  <Trans>Previous</Trans>
                </Button>
                <span>{pageText(cursors.length)}</span>
                <Button
                  disabled={nextCursor === null || page.isPlaceholderData}
                  onClick={() => setCursors([...cursors, nextCursor ?? undefined])}
                >
                  <Trans>Next</Trans>
                </Button>
              </nav>
            </>
          )
        }
      </QueryBoundary>
    </>
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

function ExportButton({ onExport }: { onExport: () => Promise<File> | undefined }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: download })

  async function download() {
    const file = await onExport()
    if (file) saveFile(file)
  }

  return (
    <>
      <BusyButton
        block={false}
        size="middle"
        icon={<DownloadOutlined aria-hidden />}
        isBusy={isPending}
        busyText={t`Preparing the file ...`}
        onClick={() => mutate()}
      >
        <Trans>Export as CSV</Trans>
      </BusyButton>
      <MutationError error={error} />
    </>
  )
}

const pageText = (number: number) => t`Page ${number}`
