import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { createStoredText } from '../../api/stored-text.ts'
import styles from './columns.module.css'

export interface TableRow {
  id: string | number
}

export interface TableColumn<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** Hidden until the user shows it. */
  isHidden?: boolean
}

/** The visible columns of a table, stored in this browser. The first column names the row and is always visible. */
export function useVisibleColumns(table: string, columns: readonly TableColumn<never>[]) {
  const stored = createStoredText('localStorage', `pipit:columns:${table}`)
  const [chosen, setChosen] = useState(() => stored.read()?.split(','))
  const keys = chosen ?? columns.filter(({ isHidden }) => !isHidden).map(({ key }) => key)

  function show(key: string, isVisible: boolean) {
    const after = isVisible ? [...keys, key] : keys.filter((each) => each !== key)
    setChosen(after)
    stored.save(after.join())
  }

  return { isShown: (key: string) => key === columns[0]?.key || keys.includes(key), show }
}

interface ColumnPickerProps extends ReturnType<typeof useVisibleColumns> {
  columns: readonly { key: string; title: string }[]
}

export function ColumnPicker({ columns, isShown, show }: ColumnPickerProps) {
  const id = useId()
  return (
    <fieldset className={styles.columns}>
      <legend>
        <Trans>Columns</Trans>
      </legend>
      {columns.slice(1).map(({ key, title }) => (
        <label key={key} htmlFor={`${id}-${key}`}>
          <input
            id={`${id}-${key}`}
            type="checkbox"
            checked={isShown(key)}
            onChange={({ target }) => show(key, target.checked)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}
