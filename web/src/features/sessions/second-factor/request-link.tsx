import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { OutboxHint } from '../../../family/mail/outbox-hint.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { sendSecondFactorLink } from '../api/send-second-factor-link.ts'

/** Somebody with only the password could have set up the app, so the superadmin's mailbox confirms it. */
export function RequestLink({ email }: { email: string }) {
  const { onSubmit, pendingAction, formError } = useForm()
  const [isSent, setSent] = useState(false)

  async function send() {
    await sendSecondFactorLink()
    setSent(true)
  }

  return (
    <>
      <p>
        <Trans>
          One last step: we send a link to <strong>{email}</strong>. Open it in this browser, and we know that the
          authenticator app belongs to you.
        </Trans>
      </p>
      {isSent && (
        <>
          <Message kind="success">
            <Trans>The link is on its way. It works for an hour.</Trans>
          </Message>
          <OutboxHint />
        </>
      )}
      <form {...onSubmit('send', { send })}>
        <ErrorMessage error={formError} />
        <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Sending ...`}>
          {isSent ? t`Send it again` : t`Send me the link`}
        </SubmitButton>
      </form>
    </>
  )
}
