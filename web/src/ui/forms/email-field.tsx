import type { ComponentProps } from 'react'
import { ErrorText } from '../feedback/error-message.tsx'
import { TextField } from './text-field.tsx'
import type { FieldErrors } from './use-form.ts'

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'name' | 'type' | 'error'> {
  fieldErrors: FieldErrors
}

export function EmailField({ fieldErrors, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      error={fieldErrors.email && <ErrorText error={fieldErrors.email} />}
    />
  )
}
