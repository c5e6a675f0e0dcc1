import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import styles from './chart.module.css'

interface ChartTableProps {
  caption: string
  columns: string[]
  /** The first cell of each row is its header. */
  rows: string[][]
}

/** The figures of a chart, for those who do not see it. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <table>
      <caption className="for-screen-readers">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([header, ...cells]) => (
          <tr key={header}>
            <th scope="row">{header}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The table behind a chart, which everybody can open. */
export function ChartTableDisclosure(table: ChartTableProps) {
  const { caption } = table
  return (
    <details className={styles.disclosure}>
      <summary>
        <Trans>Show as table</Trans>
      </summary>
      {/* A wide table scrolls in its own frame, not with the page; it can be focused to scroll it with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scrolling} aria-label={t`${caption}, as a table`} tabIndex={0}>
        <ChartTable {...table} />
      </section>
    </details>
  )
}
