import { useMemo, useState } from 'react'

export interface FleetSelection<Row> {
  /** The chosen rows by their keys, on whichever page they are. */
  chosen: ReadonlyMap<string, Row>
  choose: (rows: readonly [key: string, row: Row][], isChosen: boolean) => void
  clear: () => void
}

/** Rows that stay chosen from one page of a list to the next. */
export function useFleetSelection<Row>(): FleetSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  return useMemo(
    () => ({
      chosen,
      choose(rows, isChosen) {
        setChosen((before) => {
          const after = new Map(before)
          for (const [key, row] of rows) {
            if (isChosen) after.set(key, row)
            else after.delete(key)
          }
          return after
        })
      },
      clear: () => setChosen(new Map()),
    }),
    [chosen],
  )
}
