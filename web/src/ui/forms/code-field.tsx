import { t } from '@lingui/core/macro'
import { ErrorText } from '../feedback/error-message.tsx'
import { TextField } from './text-field.tsx'
import type { FieldErrors } from './use-form.ts'

/** The field for the code of an authenticator app. */
export function CodeField({ fieldErrors }: { fieldErrors: FieldErrors }) {
  return (
    <TextField
      name="code"
      label={t`Six-digit code`}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      error={fieldErrors.code && <ErrorText error={fieldErrors.code} />}
    />
  )
}
