import { TextField } from '../../ui/forms/text-field.tsx'
import { ErrorText } from '../../ui/feedback/error-message.tsx'
import { saveEmailDraft, readEmailDraft } from './email-draft.ts'
import type { FieldErrors } from '../../ui/forms/use-form.ts'

export function EmailField({ fieldErrors }: { fieldErrors: FieldErrors }) {
  return (
    <TextField
      name="email"
      label="Email address"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      defaultValue={readEmailDraft()}
      onChange={({ target }) => saveEmailDraft(target.value)}
      error={fieldErrors.email && <ErrorText error={fieldErrors.email} />}
    />
  )
}
