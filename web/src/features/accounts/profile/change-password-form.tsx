import { updatePassword } from '@firebase/auth'
import { useState } from 'react'
import { signedInPerson } from '../../../api/identity/identity.ts'
import { changeSignIn } from '../../../api/session/session.ts'
import { notify } from '../../../ui/feedback/notifications.ts'
import { NewPasswordField } from '../../../ui/forms/new-password-field.tsx'
import { useNewPasswordForm } from '../../../ui/forms/new-password-form.ts'
import { ProblemMessage } from '../../../ui/feedback/problem-text.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useReauthentication } from '../../../ui/dialogs/use-reauthentication.tsx'
import type { Values } from '../../../ui/forms/use-form.ts'
import styles from './profile-page.module.css'

export function ChangePasswordForm({ email }: { email: string }) {
  // A new key makes an empty field with rules that are all unmet.
  const [changes, setChanges] = useState(0)
  return <OneChange key={changes} email={email} onChanged={() => setChanges(changes + 1)} />
}

function OneChange({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { onSubmit, underWay, problem, checkPassword, underPolicy, field } = useNewPasswordForm()
  const { withProof, proofDialog } = useReauthentication()

  async function change({ password = '' }: Values) {
    const person = await signedInPerson()
    await withProof(() => underPolicy(() => changeSignIn(() => updatePassword(person, password))))
    onChanged()
    await notify('success', {
      title: 'Your password is changed',
      description: 'Everywhere else you are signed out, and sign in with the new one.',
    })
  }

  return (
    <>
      <form className={styles.password} {...onSubmit('change', { check: checkPassword, send: change })}>
        {/* For the browser's password store. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <NewPasswordField label="New password" {...field} />
        <ProblemMessage problem={problem} />
        <SubmitButton isUnderWay={underWay !== undefined} busy="Changing ...">
          Change the password
        </SubmitButton>
      </form>
      {proofDialog}
    </>
  )
}
