import { t } from '@lingui/core/macro'
import { useId, type KeyboardEvent } from 'react'
import type { TableColumn } from './columns.tsx'
import type { RowSelection } from './selection.ts'
import styles from './rows.module.css'
import type { Action } from '../actions-menu/actions-menu.tsx'
import { RowMenu } from './row-menu.tsx'

interface TableRowsProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  selection?: RowSelection<Row>
  rowActions?: (row: Row) => Action[]
  isBusy: boolean
}

/** One page of a list: a table, or on a phone a card for each row. */
export function TableRows<Row>(list: TableRowsProps<Row>) {
  const { label, columns, rows, rowKey, rowName, selection, rowActions, isBusy } = list
  const all = useId()
  const keyed = rows.map((row): [string, Row] => [rowKey(row), row])
  const areAllSelected = keyed.length > 0 && keyed.every(([key]) => selection?.selected.has(key))
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
                      checked={areAllSelected}
                      onKeyDown={moveFocus}
                      onChange={({ target }) => selection.setSelected(keyed, target.checked)}
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
            {keyed.map(([key, row]) => (
              <tr key={key} data-selected={selection?.selected.has(key)}>
                {selection && (
                  <td className={styles.check}>
                    <input
                      type="checkbox"
                      aria-label={selectText(rowName(row))}
                      checked={selection.selected.has(key)}
                      onKeyDown={moveFocus}
                      onChange={({ target }) => selection.setSelected([[key, row]], target.checked)}
                    />
                  </td>
                )}
                {columns.map(({ key: column, title, render }, index) => (
                  <td key={column} data-title={title} className={index === 0 ? styles.first : undefined}>
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
