import { useId, useState, type ReactNode } from 'react'
import styles from './data-table.module.css'

export interface TableColumn<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** Shown only to those who choose it. */
  isHidden?: boolean
}

/** Which columns of a list are shown, as this browser remembers it. The first one names the row and always is. */
export function useVisibleColumns<Row>(name: string, columns: readonly TableColumn<Row>[]) {
  const place = `pipit-columns-${name}`
  const [keys, setKeys] = useState(
    () => readVisibleColumns(place) ?? columns.filter(({ isHidden }) => !isHidden).map(({ key }) => key),
  )
  const isShown = (key: string) => key === columns[0]?.key || keys.includes(key)

  function show(key: string, wanted: boolean) {
    const after = wanted ? [...keys, key] : keys.filter((each) => each !== key)
    setKeys(after)
    localStorage.setItem(place, JSON.stringify(after))
  }

  return { shown: columns.filter(({ key }) => isShown(key)), isShown, show }
}

function readVisibleColumns(place: string): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : undefined
  } catch {
    return undefined
  }
}

interface ColumnPickerProps {
  columns: readonly { key: string; title: string }[]
  isShown: (key: string) => boolean
  show: (key: string, wanted: boolean) => void
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
