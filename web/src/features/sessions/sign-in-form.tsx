import { MailOutlined } from '@ant-design/icons'
import { sendSignInLinkToEmail, signInWithEmailAndPassword, type MultiFactorError } from '@firebase/auth'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { openIdentity } from '../../api/identity/identity.ts'
import { readReturnPath } from '../../api/session/return-path.ts'
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
    const auth = await openIdentity()
    await signIn(() => signInWithEmailAndPassword(auth, email, password))
  }

  async function sendLink({ email = '' }: Values) {
    const url = new URL(readReturnPath() ?? '/', window.location.origin).href
    await sendSignInLinkToEmail(await openIdentity(), email, { url, handleCodeInApp: true })
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
      <h2 className={styles.heading}>Sign in</h2>
      {sessionError && !failed && (
        <Message kind="info">
          <ErrorText error={sessionError} />
        </Message>
      )}
      <DraftedEmailField fieldErrors={fieldErrors} />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        error={fieldErrors.password && <ErrorText error={fieldErrors.password} />}
      />
      <p className={styles.forgotten}>
        <Link to="/reset-password/send-link">Forgot your password?</Link>
      </p>
      <ErrorMessage error={failed} />
      <SubmitButton isBusy={pendingAction === 'password'} busyText="Signing in ...">
        Sign in
      </SubmitButton>
      <p className={styles.or}>or</p>
      <div className={styles.otherWays}>
        <BusyButton
          icon={<MailOutlined aria-hidden />}
          isBusy={pendingAction === 'link'}
          busyText="Sending ..."
          onClick={() => run('link', { validate: validateFields('email'), send: sendLink })}
        >
          Send me a sign-in link
        </BusyButton>
        <SocialButtons pendingAction={pendingAction} choose={(id) => run(id, { send: () => withProvider(id) })} />
      </div>
      <p className={styles.newHere}>
        New here? <Link to="/sign-up">Create an account</Link> or <Link to="/wait-list">join the wait list</Link>.
      </p>
    </form>
  )
}
