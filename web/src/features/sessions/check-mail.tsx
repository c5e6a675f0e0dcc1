import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { openIdentity } from '../../api/identity/identity.ts'
import { readSessionError, renewSession, signOut } from '../../api/session/session.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useRedirectWhenSignedIn } from './finish-sign-in.ts'
import { TitleCard } from '../../ui/layout/title-card.tsx'
import { toDisplayError, displayErrorForCode } from '../../api/identity/identity-errors.ts'
import { OutboxHint } from '../../family/mail/outbox-hint.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { readEmailDraft } from '../../api/session/email-draft.ts'
import styles from './check-mail.module.css'
import { useForm } from '../../ui/forms/use-form.ts'

/** The page before sets it. */
export interface CheckMailState {
  sentTo?: string
  /** It says why the mail could not be sent. */
  sendError?: string
}

/** Somebody who has signed up still has to confirm the address. */
export function CheckMail() {
  const { sentTo, sendError } = (useLocation().state ?? {}) as CheckMailState
  const { onSubmit, pendingAction, formError, setFormError } = useForm()
  const [email] = useState(() => sentTo ?? readEmailDraft())
  const navigate = useNavigate()
  useRedirectWhenSignedIn()

  async function checkVerified() {
    const { currentUser } = await openIdentity()
    if (!currentUser) {
      setFormError({ text: t`Please sign in first.`, next: { to: '/', label: t`Sign in` } })
      return
    }
    await currentUser.reload()
    if (await renewSession()) return
    setFormError(displayErrorForCode(readSessionError() ?? 'unauthenticated') ?? toDisplayError(undefined))
  }

  async function startAgain() {
    await signOut()
    await navigate('/sign-up')
  }

  return (
    <TitleCard title={t`Check your mail`}>
      {sendError === undefined ? (
        <p>
          {email === '' ? (
            <Trans>
              We sent a link to your address. Open it to confirm that the address is yours, and you can continue.
            </Trans>
          ) : (
            <Trans>
              We sent a link to <strong>{email}</strong>. Open it to confirm that the address is yours, and you can
              continue.
            </Trans>
          )}
        </p>
      ) : (
        <Message kind="error">
          <Trans>Your account is created, but the mail could not be sent. {sendError}</Trans>
        </Message>
      )}
      <OutboxHint />
      <form {...onSubmit('check', { send: checkVerified })}>
        <ErrorMessage error={formError} />
        <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Checking ...`}>
          <Trans>I have confirmed my address</Trans>
        </SubmitButton>
      </form>
      <p>
        <Trans>
          Nothing there? Look in your spam folder, or <Link to="/verify-email/send-link">send the link again</Link>.
        </Trans>
      </p>
      <p>
        <Trans>
          Is the address wrong?{' '}
          <button type="button" className={styles.inlineButton} onClick={() => void startAgain()}>
            Sign out and start again
          </button>
          .
        </Trans>
      </p>
    </TitleCard>
  )
}
