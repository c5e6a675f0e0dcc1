import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { saveEmailDraft } from '../../../api/session/email-draft.ts'
import { signOut } from '../../../api/session/session.ts'
import { returnToInvitation } from '../../../api/session/invitation-token.ts'
import styles from './invitation-page.module.css'

interface SignInFirstProps {
  token: string
  email: string
  /** It is null for a visitor, and another address otherwise. */
  signedInAs: string | null
}

/** An invitation is for one address. After signing in with it, the person comes back to the invitation. */
export function SignInFirst({ token, email, signedInAs }: SignInFirstProps) {
  const navigate = useNavigate()

  async function continueTo(path: string) {
    // This forgets the return path, too, so it is saved afterwards.
    if (signedInAs !== null) await signOut()
    returnToInvitation(token)
    saveEmailDraft(email)
    await navigate(path)
  }

  if (signedInAs !== null) {
    return (
      <>
        <p>
          <Trans>
            You are signed in as <strong>{signedInAs}</strong>, but this invitation is for <strong>{email}</strong>. If
            that is you too, sign out and continue with that address. You come back to this page.
          </Trans>
        </p>
        <div className={styles.buttons}>
          <Button type="primary" size="large" onClick={() => void continueTo('/')}>
            <Trans>Sign out and continue</Trans>
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <p>
        <Trans>
          To answer, sign in with <strong>{email}</strong>, or create an account with this address. You come back to
          this page.
        </Trans>
      </p>
      <div className={styles.buttons}>
        <Button type="primary" size="large" onClick={() => void continueTo('/sign-up')}>
          <Trans>Create an account</Trans>
        </Button>
        <Button size="large" onClick={() => void continueTo('/')}>
          <Trans>Sign in</Trans>
        </Button>
      </div>
    </>
  )
}
