import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { signOut } from '../../../api/session/session.ts'
import { TitleCard } from '../../../ui/layout/title-card.tsx'
import styles from '../check-mail.module.css'
import { useRedirectWhenSignedIn } from '../finish-sign-in.ts'
import { ConfirmAuthenticator } from './confirm-authenticator.tsx'
import { RequestLink } from './request-link.tsx'
import type { SecondFactorState } from './second-factor-loader.ts'
import { SetUpAuthenticator } from './set-up-authenticator.tsx'

/** It is for a superadmin who has signed in where a second factor is required, and has none that counts yet. */
export function SecondFactorPage() {
  const { step, email } = useLoaderData<SecondFactorState>()
  // The token is not in the query, so that it is in no log.
  const linkToken = useLocation().hash.slice(1)
  useRedirectWhenSignedIn()
  if (step === 'set-up') {
    return (
      <TitleCard title={t`Set up your authenticator app`}>
        <p>
          <Trans>
            Superadmins sign in here with a code that only their phone shows, so that a stolen password opens nothing.
            It takes two minutes.
          </Trans>
        </p>
        <SetUpAuthenticator />
        <SignOutInstead />
      </TitleCard>
    )
  }
  return (
    <TitleCard title={t`Is this your app?`}>
      {linkToken === '' ? <RequestLink email={email} /> : <ConfirmAuthenticator linkToken={linkToken} email={email} />}
      <SignOutInstead />
    </TitleCard>
  )
}

function SignOutInstead() {
  const navigate = useNavigate()

  async function leave() {
    await signOut()
    await navigate('/')
  }

  return (
    <p>
      <Trans>
        Rather later, or with another account?{' '}
        <button type="button" className={styles.inlineButton} onClick={() => void leave()}>
          Sign out
        </button>
        .
      </Trans>
    </p>
  )
}
