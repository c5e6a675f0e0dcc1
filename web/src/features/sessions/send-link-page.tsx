import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { Message } from '../../ui/feedback/message.tsx'
import { validateFields } from '../../ui/forms/validate-fields.ts'
import { DraftedEmailField } from './drafted-email-field.tsx'
import { TitleCard } from '../../ui/layout/title-card.tsx'
import { OutboxHint } from '../../family/mail/outbox-hint.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'
import { sendPasswordLink } from './api/send-password-link.ts'
import { sendVerificationLink } from './api/send-verification-link.ts'

interface SendLinkProps {
  title: string
  explanation: string
  sendLink: (email: string) => Promise<unknown>
}

export function SendVerifyLinkPage() {
  return (
    <SendLink
      title={t`Confirm your address`}
      explanation={t`We send you a link that confirms that the address is yours.`}
      sendLink={sendVerificationLink}
    />
  )
}

export function SendResetLinkPage() {
  return (
    <SendLink
      title={t`Forgot your password?`}
      explanation={t`That happens. We send you a link to choose a new one.`}
      sendLink={sendPasswordLink}
    />
  )
}

function SendLink({ title, explanation, sendLink }: SendLinkProps) {
  const { onSubmit, pendingAction, fieldErrors, formError } = useForm()
  const [sentTo, setSentTo] = useState<string>()

  async function send({ email = '' }: Values) {
    await sendLink(email)
    setSentTo(email)
  }

  return (
    <TitleCard title={title}>
      <p>{explanation}</p>
      <form {...onSubmit('send', { validate: validateFields('email'), send })}>
        <DraftedEmailField fieldErrors={fieldErrors} />
        <ErrorMessage error={formError} />
        {sentTo !== undefined && (
          <>
            {/* It says the same for every address, so that nobody learns who has an account. */}
            <Message kind="success">
              <Trans>
                If <strong>{sentTo}</strong> has an account here, the link is on its way. Please check your mail.
              </Trans>
            </Message>
            <OutboxHint />
          </>
        )}
        <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Sending ...`}>
          {sentTo === undefined ? t`Send me a link` : t`Send it again`}
        </SubmitButton>
      </form>
      <p>
        <Link to="/">
          <Trans>Back to signing in</Trans>
        </Link>
      </p>
    </TitleCard>
  )
}
