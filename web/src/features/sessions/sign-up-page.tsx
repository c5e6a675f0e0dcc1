import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createUserWithEmailAndPassword } from '@firebase/auth'
import { Link, useNavigate } from 'react-router'
import { openIdentity } from '../../api/identity/identity.ts'
import { renewSession } from '../../api/session/session.ts'
import { validateFields } from '../../ui/forms/validate-fields.ts'
import { DraftedEmailField } from './drafted-email-field.tsx'
import { useRedirectWhenSignedIn } from './finish-sign-in.ts'
import { TitleCard } from '../../ui/layout/title-card.tsx'
import { toDisplayError } from '../../api/identity/identity-errors.ts'
import { useNewPasswordForm } from '../../family/password/use-new-password-form.ts'
import { NewPasswordField } from '../../family/password/new-password-field.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { sendVerificationLink } from './api/send-verification-link.ts'
import type { CheckMailState } from './check-mail.tsx'
import type { Values } from '../../ui/forms/use-form.ts'

export function SignUpPage() {
  const { onSubmit, pendingAction, fieldErrors, formError, validatePassword, withPolicyReload, field } =
    useNewPasswordForm()
  const navigate = useNavigate()
  useRedirectWhenSignedIn()

  async function signUp({ email = '', password = '' }: Values) {
    const auth = await openIdentity()
    await withPolicyReload(() => createUserWithEmailAndPassword(auth, email, password))
    // It is rejected until the address is confirmed, but makes the account visible to superadmins.
    await renewSession().catch(() => null)
    // The account exists even if the mail could not be sent; the next page can send it again.
    const state = await sendVerificationLink(email).then(
      (): CheckMailState => ({ sentTo: email }),
      (error: unknown): CheckMailState => ({ sendError: toDisplayError(error).text }),
    )
    await navigate('/verify-email', { state })
  }

  const validate = (values: Values) => ({ ...validateFields('email')(values), ...validatePassword(values) })

  return (
    <TitleCard title={t`Create an account`}>
      <p>
        <Trans>With your account you look after your child’s companion: who it talks to, and how.</Trans>
      </p>
      <form {...onSubmit('sign-up', { validate, send: signUp })}>
        <DraftedEmailField fieldErrors={fieldErrors} />
        <NewPasswordField label={t`Choose a password`} {...field} />
        <ErrorMessage error={formError} />
        <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Creating your account ...`}>
          <Trans>Create my account</Trans>
        </SubmitButton>
      </form>
      <p>
        <Trans>
          Already have an account? <Link to="/">Sign in</Link>
        </Trans>
      </p>
    </TitleCard>
  )
}
