import { DownloadOutlined, TableOutlined } from '@ant-design/icons'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { QueryBoundary } from '../feedback/query-boundary.tsx'
import { BusyButton } from '../forms/busy-button.tsx'
import { ColumnPicker, useVisibleColumns, type TableColumn } from './columns.tsx'
import { useTableFilters, type FilterValues, type TableFilter } from './filters.ts'
import type { RowAction } from './row-menu.tsx'
import { TableRows } from './rows.tsx'
import type { RowSelection } from './selection.ts'
import styles from './data-table.module.css'
import { TableToolbar } from './toolbar.tsx'
import { MutationError } from '../feedback/error-message.tsx'
import { saveFile } from '../feedback/save-file.ts'

export interface DataTableProps<Row> {
  /** Names the list in the store of answers, `fleetKey(name)`, and where its columns are remembered. */
  name: string
  /** What the list holds, for screen readers: "Devices". */
  label: string
  /** The first column names the row and is always shown. */
  columns: readonly TableColumn<Row>[]
  rowKey: (row: Row) => string
  /** What a row is called where there is no room for it: for its checkbox and its menu. */
  rowName: (row: Row) => string
  /** What the search looks through: "Search by email, name or id"; without it there is none. */
  search?: string
  /** Defined outside of the component, or they would be new each time. */
  filters: readonly TableFilter[]
  fetchPage: (
    wanted: { filters: FilterValues; cursor: string | undefined },
    signal: AbortSignal,
  ) => Promise<{ items: Row[]; nextCursor: string | null }>
  /** From `useFleetSelection`; without it, no row can be chosen. */
  selection?: RowSelection<Row>
  /** What can be done with the chosen rows: buttons. */
  actions?: ReactNode
  /** What can be done with one row: its menu. */
  rowActions?: (row: Row) => RowAction[]
  exportCsv?: (filters: FilterValues) => Promise<File>
  /** Said where the list has no rows at all. */
  empty: ReactNode
}

export const tableKey = (name: string) => ['fleet', name] as const

/** A long list for superadmins: searched, filtered and paged by the server. */
export function DataTable<Row>(table: DataTableProps<Row>) {
  const values = useTableFilters(table.filters)
  const { shown, isShown, show } = useVisibleColumns(table.name, table.columns)
  const [isChoosing, setChoosing] = useState(false)

  return (
    <>
      <TableToolbar search={table.search} filters={table.filters} values={values} />
      <div className={styles.tools}>
        <Button
          icon={<TableOutlined aria-hidden />}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          Choose columns
        </Button>
        {table.exportCsv && <ExportButton onExport={() => table.exportCsv?.(values)} />}
      </div>
      {isChoosing && <ColumnPicker columns={table.columns} isShown={isShown} show={show} />}
      {/* Other filters start at the first page again. */}
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
  // Where each page begins, up to the one that is open.
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined])
  const cursor = cursors.at(-1)
  const page = useQuery({
    queryKey: [...tableKey(table.name), values, cursor],
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
              {hasFilters ? <p>Nothing matches. Try fewer filters or another word.</p> : table.empty}
            </div>
          ) : (
            <>
              <TableRows {...table} columns={columns} rows={items} isBusy={page.isPlaceholderData} />
              <nav className={styles.pages} aria-label="Pages of the list">
                <Button disabled={cursors.length === 1} onClick={() => setCursors(cursors.slice(0, -1))}>
                  Previous
                </Button>
                <span>Page {cursors.length}</span>
                <Button
                  disabled={nextCursor === null || page.isPlaceholderData}
                  onClick={() => setCursors([...cursors, nextCursor ?? undefined])}
                >
                  Next
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
    <div className={count === 0 ? undefined : styles.chosen}>
      <output>{count > 0 && `${count.toLocaleString('en')} chosen`}</output>
      {count > 0 && (
        <>
          <Button onClick={selection.clear}>Clear</Button>
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
        busyText="Putting it together ..."
        onClick={() => mutate()}
      >
        Export as CSV
      </BusyButton>
      <MutationError error={error} />
    </>
  )
}
