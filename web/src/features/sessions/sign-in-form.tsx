import { MailOutlined } from '@ant-design/icons'
import { sendSignInLinkToEmail, signInWithEmailAndPassword, type MultiFactorError } from '@firebase/auth'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { openIdentity } from '../../api/identity/identity.ts'
import { readWanted } from '../../api/session/wanted-page.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Message } from '../../ui/feedback/message.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { checkFields } from '../../ui/forms/check-fields.ts'
import { EmailField } from './email-field.tsx'
import { useEnter } from './enter.ts'
import { explain } from '../../api/identity/identity-errors.ts'
import { keepLinkEmail } from './link-email.ts'
import { LinkSent } from './link-sent.tsx'
import { ProblemMessage, ProblemText } from '../../ui/feedback/problem-text.tsx'
import { isSecondFactorNeeded } from '../../api/identity/second-factor-needed.ts'
import type { SignInState } from './sign-in-loader.ts'
import styles from './sign-in-page.module.css'
import { SocialButtons } from './social-buttons.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'

export function SignInForm({ onSecondFactor }: { onSecondFactor: (error: MultiFactorError) => void }) {
  const { redirectError, refusal } = useLoaderData<SignInState>()
  const { onSubmit, run, underWay, mistakes, problem } = useForm()
  const [linkSentTo, setLinkSentTo] = useState<string>()
  const enter = useEnter()
  const failed = problem ?? (redirectError === undefined ? undefined : explain(redirectError))

  async function signIn(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      if (!isSecondFactorNeeded(error)) throw error
      onSecondFactor(error)
      return
    }
    await enter()
  }

  async function withPassword({ email = '', password = '' }: Values) {
    const auth = await openIdentity()
    await signIn(() => signInWithEmailAndPassword(auth, email, password))
  }

  async function sendLink({ email = '' }: Values) {
    const url = new URL(readWanted() ?? '/', window.location.origin).href
    await sendSignInLinkToEmail(await openIdentity(), email, { url, handleCodeInApp: true })
    keepLinkEmail(email)
    setLinkSentTo(email)
  }

  async function withProvider(id: string) {
    const social = await import('../../api/identity/social.ts')
    await signIn(() => social.signInWithProvider(id))
  }

  if (linkSentTo !== undefined) return <LinkSent email={linkSentTo} goBack={() => setLinkSentTo(undefined)} />
  return (
    <form {...onSubmit('password', { check: checkFields('email', 'password'), send: withPassword })}>
      <h2 className={styles.heading}>Sign in</h2>
      {refusal && !failed && (
        <Message kind="info">
          <ProblemText problem={refusal} />
        </Message>
      )}
      <EmailField mistakes={mistakes} />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        mistake={mistakes.password && <ProblemText problem={mistakes.password} />}
      />
      <p className={styles.forgotten}>
        <Link to="/reset-password/send-link">Forgot your password?</Link>
      </p>
      <ProblemMessage problem={failed} />
      <SubmitButton isUnderWay={underWay === 'password'} busy="Signing in ...">
        Sign in
      </SubmitButton>
      <p className={styles.or}>or</p>
      <div className={styles.otherWays}>
        <BusyButton
          icon={<MailOutlined aria-hidden />}
          isBusy={underWay === 'link'}
          busyText="Sending ..."
          onClick={() => run('link', { check: checkFields('email'), send: sendLink })}
        >
          Send me a sign-in link
        </BusyButton>
        <SocialButtons underWay={underWay} choose={(id) => run(id, { send: () => withProvider(id) })} />
      </div>
      <p className={styles.newHere}>
        New here? <Link to="/sign-up">Make an account</Link> or <Link to="/wait-list">join the wait list</Link>.
      </p>
    </form>
  )
}
