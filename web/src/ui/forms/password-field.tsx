import { t } from '@lingui/core/macro'
import { useState, type ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={4096}
      trailing={
        <button
          type="button"
          aria-label={isShown ? t`Hide the password` : t`Show the password`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t`Hide` : t`Show`}
        </button>
      }
    />
  )
}
