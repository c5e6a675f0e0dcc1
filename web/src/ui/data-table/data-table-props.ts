import type { ReactNode } from 'react'
import type { Action } from '../actions-menu/actions-menu.tsx'
import type { TableColumn } from './columns.tsx'
import type { FilterValues, TableFilter } from './filters.ts'
import type { Total } from './range-text.ts'
import type { RowSelection } from './selection.ts'

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
