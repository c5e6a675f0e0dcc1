import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  /** What is wrong with what was typed. */
  error?: ReactNode
  /** The id of something else that describes the field. */
  describedBy?: string | undefined
  /** Inside the field, at its end. */
  trailing?: ReactNode
}

/** A plain input in the theme's colours: the first page does without the component library's forms. */
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
