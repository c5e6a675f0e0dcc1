import type { SelectHTMLAttributes } from 'react'
import styles from './select-one.module.css'

interface SelectOneProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  options: { id: string; name: string }[]
  /** What choosing nothing is called; left out, something must be chosen. */
  none?: string
  value?: string | null
  onChange?: (value: string | null) => void
}

/** The browser's own drop-down, which every phone and screen reader knows, as the field of a `Form.Item`. */
export function SelectOne({ options, none, value, onChange, ...select }: SelectOneProps) {
  return (
    <select
      {...select}
      className={styles.select}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value === '' ? null : target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
