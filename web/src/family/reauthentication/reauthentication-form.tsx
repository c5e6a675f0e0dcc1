import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isSocialProvider, signInMethodName } from '../../api/identity/sign-in-method-names.ts'
import { signOut } from '../../api/session/session.ts'
import { useSettings } from '../../api/settings.ts'
import { saveReturnPath } from '../../api/session/return-path.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { validateFields } from '../../ui/forms/validate-fields.ts'
import styles from './reauthentication-form.module.css'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { ErrorMessage, ErrorText } from '../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'

interface ReauthenticationFormProps {
  /** The account's sign-in methods. */
  providers: string[]
  withPassword: (password: string) => Promise<void>
  withProvider: (id: string) => Promise<void>
}

export function ReauthenticationForm({ providers, withPassword, withProvider }: ReauthenticationFormProps) {
  const { onSubmit, run, pendingAction, fieldErrors, formError } = useForm()
  const settings = useSettings()
  const socialProviders = providers.filter(isSocialProvider)
  const hasPassword = providers.includes('password')
  const hasSocialProviders = socialProviders.length > 0

  useEffect(() => {
    if (hasSocialProviders) void prepareWindow()
  }, [hasSocialProviders])

  if (!hasPassword && !hasSocialProviders) return <SignInAgain />
  return (
    <form
      className={styles.ways}
      {...onSubmit('password', {
        validate: validateFields('password'),
        send: ({ password = '' }: Values) => withPassword(password),
      })}
    >
      {hasPassword && (
        <PasswordField
          name="password"
          label={t`Your password`}
          autoComplete="current-password"
          error={fieldErrors.password && <ErrorText error={fieldErrors.password} />}
        />
      )}
      <ErrorMessage error={formError} />
      {hasPassword && (
        <SubmitButton isBusy={pendingAction === 'password'} busyText={t`Checking ...`}>
          <Trans>Continue</Trans>
        </SubmitButton>
      )}
      {socialProviders.map((id) => {
        const provider = signInMethodName(id, settings)
        return (
          <BusyButton
            key={id}
            isBusy={pendingAction === id}
            busyText={t`Waiting for ${provider} ...`}
            onClick={() => run(id, { send: () => withProvider(id) })}
          >
            <Trans>Continue with {provider}</Trans>
          </BusyButton>
        )
      })}
    </form>
  )
}

/** A link by mail opens in another tab, so accounts that have nothing else sign in again, which is shorter. */
function SignInAgain() {
  const navigate = useNavigate()

  async function signOutAndReturn() {
    const { pathname } = window.location
    await signOut()
    saveReturnPath(pathname)
    await navigate('/')
  }

  return (
    <>
      <p>
        <Trans>
          You sign in with links by mail. Sign out, sign in with a new link, and you come back to this page.
        </Trans>
      </p>
      <BusyButton type="primary" isBusy={false} onClick={() => void signOutAndReturn()}>
        <Trans>Sign out and come back</Trans>
      </BusyButton>
    </>
  )
}

/** Ahead of the click: a browser opens a window only shortly after one. The click itself reports an error. */
async function prepareWindow() {
  const social = await import('../../api/identity/social-sign-in.ts')
  await social.prepareSocial().catch(() => undefined)
}
