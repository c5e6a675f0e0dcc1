import { DownloadOutlined, TableOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { QueryBoundary } from '../feedback/query-boundary.tsx'
import { BusyButton } from '../forms/busy-button.tsx'
import { ChooseColumns, useFleetColumns, type FleetColumn } from './columns.tsx'
import { useFleetFilters, type FilterValues, type FleetFilter } from './filters.ts'
import type { RowAction } from './row-menu.tsx'
import { FleetRows } from './rows.tsx'
import type { FleetSelection } from './selection.ts'
import styles from './data-table.module.css'
import { FleetToolbar } from './toolbar.tsx'
import { ProblemMessage } from '../feedback/problem-text.tsx'
import { saveFile } from '../feedback/save-file.ts'
import { useWork } from '../forms/use-work.ts'

export interface FleetTableProps<Row> {
  /** Names the list in the store of answers, `fleetKey(name)`, and where its columns are remembered. */
  name: string
  /** What the list holds, for screen readers: "Devices". */
  label: string
  /** The first column names the row and is always shown. */
  columns: readonly FleetColumn<Row>[]
  rowKey: (row: Row) => string
  /** What a row is called where there is no room for it: for its checkbox and its menu. */
  rowName: (row: Row) => string
  /** What the search looks through: "Search by email, name or id"; without it there is none. */
  search?: string
  /** Defined outside of the component, or they would be new each time. */
  filters: readonly FleetFilter[]
  fetchPage: (
    wanted: { filters: FilterValues; cursor: string | undefined },
    signal: AbortSignal,
  ) => Promise<{ items: Row[]; nextCursor: string | null }>
  /** From `useFleetSelection`; without it, no row can be chosen. */
  selection?: FleetSelection<Row>
  /** What can be done with the chosen rows: buttons. */
  actions?: ReactNode
  /** What can be done with one row: its menu. */
  rowActions?: (row: Row) => RowAction[]
  exportCsv?: (filters: FilterValues) => Promise<File>
  /** Said where the list has no rows at all. */
  empty: ReactNode
}

export const fleetKey = (name: string) => ['fleet', name] as const

/** A long list for superadmins: searched, filtered and paged by the server. */
export function FleetTable<Row>(table: FleetTableProps<Row>) {
  const values = useFleetFilters(table.filters)
  const { shown, isShown, show } = useFleetColumns(table.name, table.columns)
  const [isChoosing, setChoosing] = useState(false)

  return (
    <>
      <FleetToolbar search={table.search} filters={table.filters} values={values} />
      <div className={styles.tools}>
        <Button
          icon={<TableOutlined aria-hidden />}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          Choose columns
        </Button>
        {table.exportCsv && <Export onExport={() => table.exportCsv?.(values)} />}
      </div>
      {isChoosing && <ChooseColumns columns={table.columns} isShown={isShown} show={show} />}
      {/* Other filters start at the first page again. */}
      <Pages key={JSON.stringify(values)} table={table} values={values} columns={shown} />
    </>
  )
}

interface PagesProps<Row> {
  table: FleetTableProps<Row>
  values: FilterValues
  columns: readonly FleetColumn<Row>[]
}

function Pages<Row>({ table, values, columns }: PagesProps<Row>) {
  const { selection } = table
  // Where each page begins, up to the one that is open.
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined])
  const cursor = cursors.at(-1)
  const page = useQuery({
    queryKey: [...fleetKey(table.name), values, cursor],
    queryFn: ({ signal }) => table.fetchPage({ filters: values, cursor }, signal),
    placeholderData: keepPreviousData,
  })
  const hasFilters = Object.keys(values).length > 0

  return (
    <>
      {selection && <Chosen selection={selection}>{table.actions}</Chosen>}
      <QueryBoundary query={page} skeleton={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
        {({ items, nextCursor }) =>
          items.length === 0 && cursors.length === 1 ? (
            <div className={styles.empty}>
              {hasFilters ? <p>Nothing fits. Try fewer filters or another word.</p> : table.empty}
            </div>
          ) : (
            <>
              <FleetRows {...table} columns={columns} rows={items} isBusy={page.isPlaceholderData} />
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

function Chosen<Row>({ selection, children }: { selection: FleetSelection<Row>; children: ReactNode }) {
  const count = selection.chosen.size
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

function Export({ onExport }: { onExport: () => Promise<File> | undefined }) {
  const { run, isUnderWay, problem } = useWork()

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
        isBusy={isUnderWay}
        busyText="Putting it together ..."
        onClick={() => void run(download)}
      >
        Export as CSV
      </BusyButton>
      <ProblemMessage problem={problem} />
    </>
  )
}
