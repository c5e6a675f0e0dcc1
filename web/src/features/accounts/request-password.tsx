import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Message } from '../../ui/feedback/message.tsx'
import { OutboxHint } from '../../family/mail/outbox-hint.tsx'
import { MutationError } from '../../ui/feedback/error-message.tsx'
import { useSendPasswordLink } from './api/send-password-link.ts'

/** An account that signs in without a password can get one. */
export function RequestPassword({ email }: { email: string }) {
  const { mutate, isPending, error } = useSendPasswordLink()
  const [isSent, setSent] = useState(false)

  return (
    <>
      <p>
        <Trans>
          You sign in without a password. If you would like to have one too, we send you a link to choose it.
        </Trans>
      </p>
      {isSent && (
        <>
          <Message kind="success">
            <Trans>
              The link is on its way to <strong>{email}</strong>.
            </Trans>
          </Message>
          <OutboxHint />
        </>
      )}
      <MutationError error={error} />
      <BusyButton
        block={false}
        isBusy={isPending}
        busyText={t`Sending ...`}
        onClick={() => mutate(email, { onSuccess: () => setSent(true) })}
      >
        {isSent ? <Trans>Send it again</Trans> : <Trans>Send me a link</Trans>}
      </BusyButton>
    </>
  )
}
