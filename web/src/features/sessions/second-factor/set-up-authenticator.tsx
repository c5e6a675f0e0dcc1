import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { newAuthenticatorSecret } from '../../../api/identity/authenticator-app.ts'
import { isReauthenticationRequired } from '../../../api/identity/reauthentication.ts'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useFinishSignIn } from '../finish-sign-in.ts'

export function SetUpAuthenticator() {
  const [form, setForm] = useState<Awaited<ReturnType<typeof loadForm>>>()
  const { onSubmit, pendingAction, formError, setFormError } = useForm()
  const finishSignIn = useFinishSignIn()

  async function start() {
    try {
      setForm(await loadForm())
    } catch (error) {
      if (!isReauthenticationRequired(error)) throw error
      setFormError({
        text: t`It has been a while since you signed in. Please sign out below, and sign in again first.`,
      })
    }
  }

  if (form) return <form.AuthenticatorSetupForm shared={form.shared} onDone={finishSignIn} />
  return (
    <form {...onSubmit('start', { send: start })}>
      <ErrorMessage error={formError} />
      <SubmitButton isBusy={pendingAction !== undefined} busyText={t`One moment ...`}>
        <Trans>Set up an authenticator app</Trans>
      </SubmitButton>
    </form>
  )
}

/** The form is loaded with its secret. */
async function loadForm() {
  const [shared, { AuthenticatorSetupForm }] = await Promise.all([
    newAuthenticatorSecret(),
    import('../../../family/second-factor/authenticator-setup-form.tsx'),
  ])
  return { shared, AuthenticatorSetupForm }
}
