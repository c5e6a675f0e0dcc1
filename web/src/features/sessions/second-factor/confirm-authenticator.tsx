import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { hasErrorCode } from '../../../api/api-errors.ts'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { confirmSecondFactor } from '../api/confirm-second-factor.ts'
import { useFinishSignIn } from '../finish-sign-in.ts'
import { RequestLink } from './request-link.tsx'

export function ConfirmAuthenticator({ linkToken, email }: { linkToken: string; email: string }) {
  const { onSubmit, pendingAction, formError } = useForm()
  const [isLinkRefused, setLinkRefused] = useState(false)
  const finishSignIn = useFinishSignIn()

  async function confirm() {
    try {
      await confirmSecondFactor(linkToken)
    } catch (error) {
      if (!hasErrorCode(error, 'not-found')) throw error
      setLinkRefused(true)
      return
    }
    await finishSignIn()
  }

  if (isLinkRefused) {
    return (
      <>
        <Message kind="error">
          <Trans>This link is too old, or belongs to another authenticator app.</Trans>
        </Message>
        <RequestLink email={email} />
      </>
    )
  }
  return (
    <form {...onSubmit('confirm', { send: confirm })}>
      <p>
        <Trans>
          You signed in to <strong>{email}</strong> with a code from an authenticator app. If you set that app up
          yourself, confirm it, and it is done.
        </Trans>
      </p>
      <ErrorMessage error={formError} />
      <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Confirming ...`}>
        <Trans>Yes, this is my app</Trans>
      </SubmitButton>
    </form>
  )
}
