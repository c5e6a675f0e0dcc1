import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'
import { validateFields } from '../../ui/forms/validate-fields.ts'
import { joinWaitList } from './api/join-wait-list.ts'

export function WaitListForm({ onJoined }: { onJoined: (email: string) => void }) {
  const { onSubmit, pendingAction, fieldErrors, formError } = useForm()

  async function join({ email = '' }: Values) {
    await joinWaitList(email)
    onJoined(email)
  }

  return (
    <form {...onSubmit('join', { validate: validateFields('email'), send: join })}>
      <EmailField label={t`Your email address`} autoComplete="email" fieldErrors={fieldErrors} />
      <ErrorMessage error={formError} />
      <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Sending ...`}>
        <Trans>Join the wait list</Trans>
      </SubmitButton>
    </form>
  )
}
