import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { errorMessage } from '../../../api/api-errors.ts'
import { reloadFamilies } from '../../../family/account/api/get-families.ts'
import { clearReturnPath } from '../../../api/session/return-path.ts'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { notify } from '../../../ui/feedback/notifications.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { ButtonLink } from '../../../ui/layout/button-link.tsx'
import { Lead } from '../../../ui/layout/lead.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { clearInvitationToken, readInvitationToken } from '../../../api/session/invitation-token.ts'
import { acceptInvitation } from '../api/accept-invitation.ts'
import { declineInvitation } from '../api/decline-invitation.ts'
import { useInvitation, type ReceivedInvitation } from '../api/get-invitation.ts'
import styles from './invitation-page.module.css'
import { SignInFirst } from './sign-in-first.tsx'
import { useSignedInAddress } from './use-signed-in-address.ts'

/** It is opened from the mail that invites somebody to a family, and again after signing in. */
export function InvitationPage() {
  // The token is not in the query, so that it is in no log.
  const { hash } = useLocation()
  const [token] = useState(() => (hash === '' ? readInvitationToken() : hash.slice(1)))
  const { invitation, error } = useInvitation(token)
  return (
    <section>
      <PageTitle>{t`Invitation to a family`}</PageTitle>
      {content()}
    </section>
  )

  function content() {
    if (token === '')
      return (
        <Message kind="info">
          <Trans>To answer, please open this page with the link in your mail.</Trans>
        </Message>
      )
    if (error !== undefined) return <UnusableInvitation error={error} />
    return invitation ? <OpenInvitation token={token} invitation={invitation} /> : <Loading />
  }
}

function UnusableInvitation({ error }: { error: unknown }) {
  return (
    <>
      <Message kind="error">{errorMessage(error)}</Message>
      <p>
        <Trans>
          If you have accepted it already, you need no link: the family is in your menu. Otherwise, the person who
          invited you can send you a new one.
        </Trans>
      </p>
      <ButtonLink to="/">
        <Trans>Open Pipit</Trans>
      </ButtonLink>
    </>
  )
}

function OpenInvitation({ token, invitation }: { token: string; invitation: ReceivedInvitation }) {
  const { role, email } = invitation
  const [isDeclined, setDeclined] = useState(false)
  const address = useSignedInAddress()
  if (isDeclined) {
    return (
      <Message kind="success">
        <Trans>You declined, and the link no longer works. There is nothing else to do.</Trans>
      </Message>
    )
  }
  return (
    <>
      <Lead>
        <InvitationText invitation={invitation} />
      </Lead>
      <ul className={styles.facts}>
        <li>
          <Trans>Pipit is a companion that talks with children. Their adults look after it together.</Trans>
        </li>
        <li>
          {role === 'guardian'
            ? t`As a guardian you see everything of the family, what the children said too, and you can change it.`
            : t`As a viewer you see everything of the family, what the children said too, but you change nothing.`}
        </li>
        <li>
          <Trans>
            You sign in with your own account and <strong>{email}</strong>. You can leave at any time.
          </Trans>
        </li>
      </ul>
      {address === undefined ? (
        <Loading />
      ) : address?.toLowerCase() === email.toLowerCase() ? (
        <Answer token={token} onDeclined={() => setDeclined(true)} />
      ) : (
        <SignInFirst token={token} email={email} signedInAs={address} />
      )}
    </>
  )
}

function InvitationText({ invitation: { familyName, role, invitedBy } }: { invitation: ReceivedInvitation }) {
  const inviter = <strong dir="auto">{invitedBy ?? t`Somebody`}</strong>
  if (invitedBy === familyName) {
    return role === 'guardian' ? (
      <Trans>{inviter} would like you to join their family as a guardian.</Trans>
    ) : (
      <Trans>{inviter} would like you to join their family as a viewer.</Trans>
    )
  }
  const family = <bdi>{familyName}</bdi>
  return role === 'guardian' ? (
    <Trans>
      {inviter} would like you to join <strong>{family}’s family</strong> as a guardian.
    </Trans>
  ) : (
    <Trans>
      {inviter} would like you to join <strong>{family}’s family</strong> as a viewer.
    </Trans>
  )
}

function Answer({ token, onDeclined }: { token: string; onDeclined: () => void }) {
  const navigate = useNavigate()
  const [pending, setPending] = useState<'accept' | 'decline'>()
  const [error, setError] = useState<unknown>()

  async function send(chosen: 'accept' | 'decline', answer: () => Promise<void>) {
    setPending(chosen)
    setError(undefined)
    try {
      await answer()
    } catch (reason) {
      setError(reason)
    } finally {
      setPending(undefined)
    }
  }

  async function accept() {
    const { accountId } = await acceptInvitation(token)
    clearInvitationToken()
    await reloadFamilies()
    await navigate(`/families/${accountId}`, { replace: true })
    void notify('success', { title: t`Welcome to the family` })
  }

  async function decline() {
    await declineInvitation(token)
    clearInvitationToken()
    clearReturnPath()
    onDeclined()
  }

  return (
    <>
      {error !== undefined && <Message kind="error">{errorMessage(error)}</Message>}
      <div className={styles.buttons}>
        <BusyButton
          type="primary"
          block={false}
          isBusy={pending === 'accept'}
          busyText={t`Joining ...`}
          onClick={() => void send('accept', accept)}
        >
          <Trans>Join the family</Trans>
        </BusyButton>
        <BusyButton
          block={false}
          isBusy={pending === 'decline'}
          busyText={t`Declining ...`}
          onClick={() => void send('decline', decline)}
        >
          <Trans>Decline</Trans>
        </BusyButton>
      </div>
      <p className={styles.later}>
        <Trans>
          Not sure yet? The link works for three days. <Link to="/">Open Pipit</Link>
        </Trans>
      </p>
    </>
  )
}
