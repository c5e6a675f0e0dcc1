import { t } from '@lingui/core/macro'
import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons-svg'
import { useId } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import styles from './new-password-field.module.css'
import type { PasswordRule } from '../../api/identity/password-rules.ts'
import { ErrorText } from '../../ui/feedback/error-message.tsx'
import type { FieldErrors } from '../../ui/forms/use-form.ts'

interface NewPasswordFieldProps {
  label: string
  rules: PasswordRule[] | null
  fieldErrors: FieldErrors
  onPasswordChange: (password: string) => void
}

/** A password field with its rules below, each ticked off as soon as it is met. */
export function NewPasswordField({ label, rules, fieldErrors, onPasswordChange }: NewPasswordFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        describedBy={rules ? id : undefined}
        onChange={({ target }) => onPasswordChange(target.value)}
        error={fieldErrors.password && <ErrorText error={fieldErrors.password} />}
      />
      {rules && (
        <ul id={id} className={styles.rules}>
          {rules.map(({ text, isMet }) => (
            <li key={text} className={isMet ? styles.met : undefined}>
              <Icon of={isMet ? CheckCircleFilled : MinusCircleOutlined} />
              <span>
                {text}
                <span className="for-screen-readers">{isMet ? t`: done` : t`: still missing`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
