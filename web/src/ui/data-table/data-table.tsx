import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { DownloadOutlined, TableOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { BusyButton } from '../forms/busy-button.tsx'
import { ColumnPicker, useVisibleColumns, type TableColumn } from './columns.tsx'
import { useTableFilters, type FilterValues, type TableFilter } from './filters.ts'
import type { Action } from '../actions-menu/actions-menu.tsx'
import type { Total } from './page-range.tsx'
import type { RowSelection } from './selection.ts'
import styles from './data-table.module.css'
import { TablePages } from './table-pages.tsx'
import { TableToolbar } from './toolbar.tsx'
import { MutationError } from '../feedback/error-message.tsx'
import { saveFile } from '../feedback/save-file.ts'

export interface PageRequest {
  filters: FilterValues
  cursor: string | undefined
}

interface TablePage<Row> {
  items: Row[]
  nextCursor: string | null
  total: Total
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
  fetchPage: (request: PageRequest, signal: AbortSignal) => Promise<TablePage<Row>>
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
      <TablePages key={JSON.stringify(values)} table={table} values={values} columns={shown} />
    </>
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
