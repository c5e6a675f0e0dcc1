import { t } from '@lingui/core/macro'
import { EmailField } from '../../ui/forms/email-field.tsx'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { readEmailDraft, saveEmailDraft } from '../../api/session/email-draft.ts'

/** What is typed is carried along to the other pages for visitors. */
export function DraftedEmailField({ fieldErrors, onFocus }: { fieldErrors: FieldErrors; onFocus?: () => void }) {
  return (
    <EmailField
      label={t`Email address`}
      autoComplete="username"
      ref={saveTyped}
      defaultValue={readEmailDraft()}
      onChange={({ target }) => saveEmailDraft(target.value)}
      onFocus={onFocus}
      fieldErrors={fieldErrors}
    />
  )
}

/** What was typed before the script had arrived changed nothing that listened. */
function saveTyped(field: HTMLInputElement | null) {
  if (field && field.value !== '') saveEmailDraft(field.value)
}
