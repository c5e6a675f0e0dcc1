import type { SelectHTMLAttributes } from 'react'
import styles from './native-select.module.css'

interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  options: { id: string; name: string }[]
  /** The label of the empty option; without it, one of the options must be chosen. */
  emptyLabel?: string
  value?: string | null
  onChange?: (value: string | null) => void
}

/** The browser's own drop-down, for use in a `Form.Item`: every phone and screen reader knows it. */
export function NativeSelect({ options, emptyLabel, value, onChange, ...select }: NativeSelectProps) {
  return (
    <select
      {...select}
      className={styles.select}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value === '' ? null : target.value)}
    >
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
