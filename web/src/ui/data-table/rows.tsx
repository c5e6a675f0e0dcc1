import { t } from '@lingui/core/macro'
import { useId, type KeyboardEvent } from 'react'
import { ActionsMenu, type Action } from '../actions-menu/actions-menu.tsx'
import type { TableColumn, TableRow } from './columns.tsx'
import styles from './rows.module.css'
import type { RowSelection } from './selection.tsx'

export interface RowOptions<Row extends TableRow> {
  /** Screen readers announce the table by it, such as "Devices". */
  label: string
  /** The first column names the row and is always shown. */
  columns: readonly TableColumn<Row>[]
  /** The name of a row, for the labels of its checkbox and its menu. */
  rowName: (row: Row) => string
  /** The result of `useRowSelection`; rows cannot be selected without it. */
  selection?: RowSelection<Row>
  /** The menu of one row. */
  rowActions?: (row: Row) => Action[]
}

interface TableRowsProps<Row extends TableRow> extends RowOptions<Row> {
  rows: readonly Row[]
  isBusy: boolean
}

/** One page of a list: a table, or on a phone a card for each row. */
export function TableRows<Row extends TableRow>(list: TableRowsProps<Row>) {
  const { label, columns, rows, rowName, selection, rowActions, isBusy } = list
  const all = useId()
  return (
    <section className={styles.frame} aria-label={label}>
      <div className={styles.scroller}>
        <table className={styles.table} aria-busy={isBusy}>
          <thead>
            <tr>
              {selection && (
                <th scope="col" className={styles.check} aria-label={t`Selected`}>
                  <label htmlFor={all}>
                    <input
                      id={all}
                      type="checkbox"
                      checked={rows.length > 0 && rows.every(selection.has)}
                      onKeyDown={moveFocus}
                      onChange={({ target }) => selection.select(rows, target.checked)}
                    />
                    <span className={`for-screen-readers ${styles.checkText}`}>{t`Select all on this page`}</span>
                  </label>
                </th>
              )}
              {columns.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
              {rowActions && (
                <th scope="col">
                  <span className="for-screen-readers">{t`Actions`}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-selected={selection?.has(row)}>
                {selection && (
                  <td className={styles.check}>
                    <input
                      type="checkbox"
                      aria-label={selectText(rowName(row))}
                      checked={selection.has(row)}
                      onKeyDown={moveFocus}
                      onChange={({ target }) => selection.select([row], target.checked)}
                    />
                  </td>
                )}
                {columns.map(({ key, title, render }, index) => (
                  <td key={key} data-title={title} className={index === 0 ? styles.first : undefined}>
                    {render(row)}
                  </td>
                ))}
                {rowActions && (
                  <td className={styles.menu}>
                    <RowMenu name={rowName(row)} actions={rowActions(row)} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function RowMenu({ name, actions }: { name: string; actions: Action[] }) {
  return actions.length > 0 && <ActionsMenu label={t`Actions for ${name}`} size="middle" actions={actions} />
}

const selectText = (name: string) => t`Select ${name}`

/** The arrow keys move from one row's checkbox to the next, as in a file manager. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const box = event.currentTarget
  const boxes = [...(box.closest('table')?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
  boxes[boxes.indexOf(box) + step]?.focus()
}
