import type { InputHTMLAttributes } from 'react'
import styles from '../firmware.module.css'

interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  onChange?: (file: File | undefined) => void
}

/** The browser's own field, for use in a `Form.Item` with `withoutValue`. */
export function FileInput({ onChange, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      className={styles.file}
      onChange={({ target }) => onChange?.(target.files?.[0] ?? undefined)}
    />
  )
}

/** A file input cannot be given a file. */
export const withoutValue = () => ({})
