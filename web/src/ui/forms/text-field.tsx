import { useId, type ComponentProps, type ReactNode } from 'react'
import inputStyles from './input.module.css'
import styles from './text-field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  name: string
  label: string
  error?: ReactNode
  /** The id of another element that describes the field. */
  describedBy?: string | undefined
  /** Inside the field, at its end. */
  trailing?: ReactNode
}

/** A native input in the theme's colours: antd's would exceed the size limit of the sign-in page. */
export function TextField({ label, error, describedBy, trailing, ...input }: TextFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const descriptions = [error ? errorId : undefined, describedBy].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={inputStyles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions === '' ? undefined : descriptions}
        />
        {trailing}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
