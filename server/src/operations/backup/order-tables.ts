import type { Table } from './catalogue-store.ts'

/** Tables before those that refer to them, as a restore must fill them. */
export function orderTables(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const ordered: Table[] = []
  let rest = tables
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name))
    const waits = ({ name }: Table) => references.some(({ from, to }) => from === name && waiting.has(to))
    const next = rest.filter((table) => !waits(table))
    if (next.length === 0) throw new Error(`these tables refer to each other: ${[...waiting].join(', ')}`)
    ordered.push(...next)
    rest = rest.filter(waits)
  }
  return ordered
}
