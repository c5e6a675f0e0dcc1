import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { confirmPasswordReset, signInWithEmailAndPassword, updatePassword } from '@firebase/auth'
import { useNavigate } from 'react-router'
import { openIdentity } from '../../api/identity/identity.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFinishSignIn } from './finish-sign-in.ts'
import { useNewPasswordForm } from '../../family/password/use-new-password-form.ts'
import { NewPasswordField } from '../../family/password/new-password-field.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import type { ResetReason } from './reset-password-loader.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { saveEmailDraft } from '../../api/session/email-draft.ts'
import type { Values } from '../../ui/forms/use-form.ts'

type Reason = Extract<ResetReason, { kind: 'link' | 'one-time-password' }>

export function ChoosePasswordForm({ reason }: { reason: Reason }) {
  const { onSubmit, pendingAction, formError, validatePassword, withPolicyReload, field } = useNewPasswordForm()
  const finishSignIn = useFinishSignIn()
  const navigate = useNavigate()

  async function choose({ password = '' }: Values) {
    const auth = await openIdentity()
    if (reason.kind === 'link') {
      await withPolicyReload(() => confirmPasswordReset(auth, reason.code, password))
      await signInOrRedirect(password)
      return
    }
    const user = auth.currentUser
    if (user) await withPolicyReload(() => updatePassword(user, password))
    await finishSignIn()
  }

  /** The new password is saved. If it is not enough to sign in, the sign-in page asks for the rest. */
  async function signInOrRedirect(password: string) {
    try {
      await signInWithEmailAndPassword(await openIdentity(), reason.email, password)
    } catch {
      // The account may also require a code.
      saveEmailDraft(reason.email)
      await navigate('/')
      return
    }
    await finishSignIn()
  }

  return (
    <form
      {...onSubmit('choose', { validate: validatePassword, send: choose, newLinkPath: '/reset-password/send-link' })}
    >
      <TextField name="email" label={t`Email address`} autoComplete="username" readOnly value={reason.email} />
      <NewPasswordField label={t`New password`} {...field} />
      <ErrorMessage error={formError} />
      <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Saving ...`}>
        <Trans>Save and sign in</Trans>
      </SubmitButton>
    </form>
  )
}
