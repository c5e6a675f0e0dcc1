import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { TableRow } from './columns.tsx'
import styles from './data-table.module.css'

export type RowSelection<Row extends TableRow> = ReturnType<typeof useRowSelection<Row>>

/** Rows that stay selected from one page of a list to the next. */
export function useRowSelection<Row extends TableRow>() {
  const [rows, setRows] = useState<Row[]>([])

  function select(changed: readonly Row[], isSelected: boolean) {
    const others = rows.filter(({ id }) => changed.every((row) => row.id !== id))
    setRows(isSelected ? [...others, ...changed] : others)
  }

  return { rows, has: (row: Row) => rows.some(({ id }) => id === row.id), select, clear: () => setRows([]) }
}

interface SelectionBarProps<Row extends TableRow> {
  selection: RowSelection<Row>
  /** What can be done with the selected rows. */
  children: ReactNode
}

export function SelectionBar<Row extends TableRow>({ selection, children }: SelectionBarProps<Row>) {
  const count = selection.rows.length
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
