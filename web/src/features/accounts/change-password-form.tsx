import { updatePassword } from '@firebase/auth'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { requireUser } from '../../api/identity/identity.ts'
import { changeSignIn } from '../../api/session/session.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { NewPasswordField } from '../../family/password/new-password-field.tsx'
import { useNewPasswordForm } from '../../family/password/use-new-password-form.ts'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import type { Values } from '../../ui/forms/use-form.ts'
import styles from './account-page.module.css'

export function ChangePasswordForm({ email }: { email: string }) {
  // A new key resets the form after each change.
  const [changes, setChanges] = useState(0)
  return <PasswordForm key={changes} email={email} onChanged={() => setChanges(changes + 1)} />
}

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { onSubmit, pendingAction, formError, validatePassword, withPolicyReload, field } = useNewPasswordForm()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  async function change({ password = '' }: Values) {
    const user = await requireUser()
    await withReauthentication(() => withPolicyReload(() => changeSignIn(() => updatePassword(user, password))))
    onChanged()
    await notify('success', {
      title: t`Your password is changed`,
      description: t`You are signed out everywhere else. Sign in there with the new one.`,
    })
  }

  return (
    <>
      <form className={styles.password} {...onSubmit('change', { validate: validatePassword, send: change })}>
        {/* For password managers. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <NewPasswordField label={t`New password`} {...field} />
        <ErrorMessage error={formError} />
        <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Changing ...`}>
          <Trans>Change the password</Trans>
        </SubmitButton>
      </form>
      {reauthenticationDialog}
    </>
  )
}
