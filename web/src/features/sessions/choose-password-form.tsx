import { confirmPasswordReset, signInWithEmailAndPassword, updatePassword } from '@firebase/auth'
import { useNavigate } from 'react-router'
import { openIdentity } from '../../api/identity/identity.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useEnter } from './enter.ts'
import { useNewPasswordForm } from '../../ui/forms/new-password-form.ts'
import { NewPasswordField } from '../../ui/forms/new-password-field.tsx'
import { ProblemMessage } from '../../ui/feedback/problem-text.tsx'
import type { ResetReason } from './reset-link.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { keepTypedEmail } from './typed-email.ts'
import type { Values } from '../../ui/forms/use-form.ts'

type Reason = Extract<ResetReason, { kind: 'link' | 'one-time-password' }>

export function ChoosePasswordForm({ reason }: { reason: Reason }) {
  const { onSubmit, underWay, problem, checkPassword, underPolicy, field } = useNewPasswordForm()
  const enter = useEnter()
  const navigate = useNavigate()

  async function choose({ password = '' }: Values) {
    const auth = await openIdentity()
    if (reason.kind === 'link') {
      await underPolicy(() => confirmPasswordReset(auth, reason.code, password))
      await signInOrAsk(password)
      return
    }
    const user = auth.currentUser
    if (user) await underPolicy(() => updatePassword(user, password))
    await enter()
  }

  /** The new password is set by now. If it does not open the door alone, the first page has the other keys. */
  async function signInOrAsk(password: string) {
    try {
      await signInWithEmailAndPassword(await openIdentity(), reason.email, password)
    } catch {
      keepTypedEmail(reason.email)
      await navigate('/')
      return
    }
    await enter()
  }

  return (
    <form {...onSubmit('choose', { check: checkPassword, send: choose, askAgain: '/reset-password/send-link' })}>
      <TextField name="email" label="Email address" autoComplete="username" readOnly value={reason.email} />
      <NewPasswordField label="New password" {...field} />
      <ProblemMessage problem={problem} />
      <SubmitButton isUnderWay={underWay !== undefined} busy="Saving ...">
        Save and sign in
      </SubmitButton>
    </form>
  )
}
