import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isService, methodName } from '../../api/identity/method-names.ts'
import { signOut } from '../../api/session/session.ts'
import { useSettings } from '../../api/settings.ts'
import { keepWanted } from '../../api/session/wanted-page.ts'
import { BusyButton } from '../forms/busy-button.tsx'
import { checkFields } from '../forms/check-fields.ts'
import styles from './reauthentication-form.module.css'
import { PasswordField } from '../forms/password-field.tsx'
import { ProblemMessage, ProblemText } from '../feedback/problem-text.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm, type Values } from '../forms/use-form.ts'

interface FirstProofProps {
  /** How the person can sign in. */
  providers: string[]
  withPassword: (password: string) => Promise<void>
  withProvider: (id: string) => Promise<void>
}

export function ReauthenticationForm({ providers, withPassword, withProvider }: FirstProofProps) {
  const { onSubmit, run, underWay, mistakes, problem } = useForm()
  const settings = useSettings()
  const services = providers.filter(isService)
  const hasPassword = providers.includes('password')
  const hasServices = services.length > 0

  useEffect(() => {
    if (hasServices) void prepareWindow()
  }, [hasServices])

  if (!hasPassword && !hasServices) return <SignInAnew />
  return (
    <form
      className={styles.ways}
      {...onSubmit('password', {
        check: checkFields('password'),
        send: ({ password = '' }: Values) => withPassword(password),
      })}
    >
      {hasPassword && (
        <PasswordField
          name="password"
          label="Your password"
          autoComplete="current-password"
          mistake={mistakes.password && <ProblemText problem={mistakes.password} />}
        />
      )}
      <ProblemMessage problem={problem} />
      {hasPassword && (
        <SubmitButton isUnderWay={underWay === 'password'} busy="Checking ...">
          Go on
        </SubmitButton>
      )}
      {services.map((id) => (
        <BusyButton
          key={id}
          isBusy={underWay === id}
          busyText={`Waiting for ${methodName(id, settings)} ...`}
          onClick={() => run(id, { send: () => withProvider(id) })}
        >
          Show it with {methodName(id, settings)}
        </BusyButton>
      ))}
    </form>
  )
}

/** A link by mail opens in another tab: for whoever has no other way, signing in again is the shorter one. */
function SignInAnew() {
  const navigate = useNavigate()

  async function leave() {
    const { pathname } = window.location
    await signOut()
    keepWanted(pathname)
    await navigate('/')
  }

  return (
    <>
      <p>You sign in with links by mail. Sign out, sign in with a new link, and you come back to this page.</p>
      <BusyButton type="primary" isBusy={false} onClick={() => void leave()}>
        Sign out and come back
      </BusyButton>
    </>
  )
}

/** Ahead of the click: a browser opens a window only shortly after one. */
async function prepareWindow() {
  const social = await import('../../api/identity/social.ts')
  await social.prepareSocial().catch(() => undefined)
}
