import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { createStoredText } from '../../api/stored-text.ts'
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
  const stored = createStoredText('localStorage', `pipit-columns-${name}`)
  const [chosenKeys, setChosenKeys] = useState(() => parseKeys(stored.read() ?? 'null'))
  const keys = chosenKeys ?? columns.filter(({ isHidden }) => !isHidden).map(({ key }) => key)
  const isShown = (key: string) => key === columns[0]?.key || keys.includes(key)

  function show(key: string, isVisible: boolean) {
    const after = isVisible ? [...keys, key] : keys.filter((each) => each !== key)
    setChosenKeys(after)
    stored.save(JSON.stringify(after))
  }

  return { shown: columns.filter(({ key }) => isShown(key)), isShown, show }
}

function parseKeys(json: string): string[] | undefined {
  try {
    const keys: unknown = JSON.parse(json)
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : undefined
  } catch {
    // Another version may have stored something else under this key.
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
