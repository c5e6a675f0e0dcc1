import { MailOutlined } from '@ant-design/icons-svg'
import type { MultiFactorError } from '@firebase/auth'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { openIdentity } from '../../api/identity/identity.ts'
import { readReturnPath } from '../../api/session/return-path.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Message } from '../../ui/feedback/message.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { validateFields } from '../../ui/forms/validate-fields.ts'
import { DraftedEmailField } from './drafted-email-field.tsx'
import { useFinishSignIn } from './finish-sign-in.ts'
import { toDisplayError } from '../../api/identity/identity-errors.ts'
import { emailLinkAddress } from './email-link-address.ts'
import { LinkSent } from './link-sent.tsx'
import { ErrorMessage, ErrorText } from '../../ui/feedback/error-message.tsx'
import { isSecondFactorRequired } from '../../api/identity/second-factor-required.ts'
import type { SignInState } from './sign-in-loader.ts'
import styles from './sign-in-page.module.css'
import { SocialButtons } from './social-buttons.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'

export function SignInForm({ onSecondFactor }: { onSecondFactor: (error: MultiFactorError) => void }) {
  const { redirectError, sessionError } = useLoaderData<SignInState>()
  const { onSubmit, run, pendingAction, fieldErrors, formError } = useForm()
  const [linkSentTo, setLinkSentTo] = useState<string>()
  const finishSignIn = useFinishSignIn()
  const failed = formError ?? (redirectError === undefined ? undefined : toDisplayError(redirectError))

  async function signIn(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      if (!isSecondFactorRequired(error)) throw error
      onSecondFactor(error)
      return
    }
    await finishSignIn()
  }

  async function withPassword({ email = '', password = '' }: Values) {
    const { signInWithPassword } = await import('./email-sign-in.ts')
    await signIn(() => signInWithPassword(email, password))
  }

  async function sendLink({ email = '' }: Values) {
    const url = new URL(readReturnPath() ?? '/', window.location.origin).href
    const { sendSignInLink } = await import('./email-sign-in.ts')
    await sendSignInLink(email, url)
    emailLinkAddress.save(email)
    setLinkSentTo(email)
  }

  async function withProvider(id: string) {
    const social = await import('../../api/identity/social-sign-in.ts')
    await signIn(() => social.signInWithProvider(id))
  }

  if (linkSentTo !== undefined) return <LinkSent email={linkSentTo} onBack={() => setLinkSentTo(undefined)} />
  return (
    <form {...onSubmit('password', { validate: validateFields('email', 'password'), send: withPassword })}>
      <h2 className={styles.heading}>
        <Trans>Sign in</Trans>
      </h2>
      {sessionError && !failed && (
        <Message kind="info">
          <ErrorText error={sessionError} />
        </Message>
      )}
      <DraftedEmailField fieldErrors={fieldErrors} onFocus={prepare} />
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        onFocus={prepare}
        error={fieldErrors.password && <ErrorText error={fieldErrors.password} />}
      />
      <p className={styles.forgotten}>
        <Link to="/reset-password/send-link">
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
      <ErrorMessage error={failed} />
      <SubmitButton isBusy={pendingAction === 'password'} busyText={t`Signing in ...`}>
        <Trans>Sign in</Trans>
      </SubmitButton>
      <p className={styles.or}>
        <Trans comment="Between the ways to sign in">or</Trans>
      </p>
      <div className={styles.otherWays}>
        <BusyButton
          icon={<Icon of={MailOutlined} />}
          isBusy={pendingAction === 'link'}
          busyText={t`Sending ...`}
          onClick={() => run('link', { validate: validateFields('email'), send: sendLink })}
        >
          <Trans>Send me a sign-in link</Trans>
        </BusyButton>
        <SocialButtons pendingAction={pendingAction} choose={(id) => run(id, { send: () => withProvider(id) })} />
      </div>
      <p className={styles.newHere}>
        <Trans>
          New here? <Link to="/sign-up">Create an account</Link> or <Link to="/wait-list">join the wait list</Link>.
        </Trans>
      </p>
    </form>
  )
}

/** Loads the SDK while somebody types. An error is ignored here: signing in tries again and shows it. */
function prepare() {
  openIdentity().catch(() => undefined)
}
