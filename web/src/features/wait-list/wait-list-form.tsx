import { call } from '../../api/client.ts'
import { ErrorMessage, ErrorText } from '../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'
import { validateFields } from '../../ui/forms/validate-fields.ts'

export function WaitListForm({ onJoined }: { onJoined: (email: string) => void }) {
  const { onSubmit, pendingAction, fieldErrors, formError } = useForm()

  async function join({ email = '' }: Values) {
    await call('POST /wait-list', { body: { email } })
    onJoined(email)
  }

  return (
    <form {...onSubmit('join', { validate: validateFields('email'), send: join })}>
      <TextField
        name="email"
        label="Your email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={fieldErrors.email && <ErrorText error={fieldErrors.email} />}
      />
      <ErrorMessage error={formError} />
      <SubmitButton isBusy={pendingAction !== undefined} busyText="Sending ...">
        Join the wait list
      </SubmitButton>
    </form>
  )
}
