import { useMemo, useState } from 'react'

export interface RowSelection<Row> {
  /** The selected rows by their keys, on whichever page they are. */
  selected: ReadonlyMap<string, Row>
  setSelected: (rows: readonly [key: string, row: Row][], isSelected: boolean) => void
  clear: () => void
}

/** Rows that stay selected from one page of a list to the next. */
export function useRowSelection<Row>(): RowSelection<Row> {
  const [selected, setSelectedRows] = useState<ReadonlyMap<string, Row>>(new Map())
  return useMemo(
    () => ({
      selected,
      setSelected(rows, isSelected) {
        setSelectedRows((before) => {
          const after = new Map(before)
          for (const [key, row] of rows) {
            if (isSelected) after.set(key, row)
            else after.delete(key)
          }
          return after
        })
      },
      clear: () => setSelectedRows(new Map()),
    }),
    [selected],
  )
}
