import { useId, useState, type ReactNode } from 'react'
import styles from './columns.module.css'

export interface TableColumn<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** Hidden until the user shows it. */
  isHidden?: boolean
}

/** The visible columns of a table, stored in this browser. The first column names the row and is always visible. */
export function useVisibleColumns<Row>(name: string, columns: readonly TableColumn<Row>[]) {
  const storageKey = `pipit-columns-${name}`
  const [keys, setKeys] = useState(
    () => readVisibleColumns(storageKey) ?? columns.filter(({ isHidden }) => !isHidden).map(({ key }) => key),
  )
  const isShown = (key: string) => key === columns[0]?.key || keys.includes(key)

  function show(key: string, isVisible: boolean) {
    const after = isVisible ? [...keys, key] : keys.filter((each) => each !== key)
    setKeys(after)
    localStorage.setItem(storageKey, JSON.stringify(after))
  }

  return { shown: columns.filter(({ key }) => isShown(key)), isShown, show }
}

function readVisibleColumns(storageKey: string): string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : undefined
  } catch {
    return undefined
  }
}

interface ColumnPickerProps {
  columns: readonly { key: string; title: string }[]
  isShown: (key: string) => boolean
  show: (key: string, isVisible: boolean) => void
}

export function ColumnPicker({ columns, isShown, show }: ColumnPickerProps) {
  const id = useId()
  return (
    <fieldset className={styles.columns}>
      <legend>Columns</legend>
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
