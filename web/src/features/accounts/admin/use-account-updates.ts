import { t } from '@lingui/core/macro'
import { errorMessage } from '../../../api/api-errors.ts'
import { notify, notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import type { ListedAccount } from '../api/get-accounts.ts'
import { useSetDisabled } from '../api/set-disabled.ts'
import { useSetEmailVerified } from '../api/set-email-verified.ts'
import { useSetRole } from '../api/set-role.ts'

/** Updates that take effect at once. Each opens a notification with an undo button, and throws if the server rejects it. */
export function useAccountUpdates() {
  const { mutateAsync: changeRole } = useSetRole()
  const { mutateAsync: changeVerified } = useSetEmailVerified()
  const { mutateAsync: changeDisabled } = useSetDisabled()

  return {
    async setRole({ id: accountId, email, role: before }: ListedAccount, role: ListedAccount['role']) {
      await changeRole({ accountId, role })
      const title = role === 'superadmin' ? t`${email} is now superadmin` : t`${email} is now parent`
      await notifyWithUndo(title, () => changeRole({ accountId, role: before }))
    },
    async setVerified({ id: accountId, email }: ListedAccount, emailVerified: boolean) {
      await changeVerified({ accountId, emailVerified })
      const title = emailVerified ? t`${email} is verified` : t`${email} is no longer verified, and signed out`
      await notifyWithUndo(title, () => changeVerified({ accountId, emailVerified: !emailVerified }))
    },
    async setDisabled({ id: accountId, email }: ListedAccount, disabled: boolean) {
      await changeDisabled({ accountId, disabled })
      const title = disabled ? t`${email} is switched off` : t`${email} is switched on`
      await notifyWithUndo(title, () => changeDisabled({ accountId, disabled: !disabled }))
    },
  }
}

/** A menu has no place for an error message. */
export function notifyOnError(change: Promise<unknown>) {
  return change.catch((error: unknown) =>
    notify('error', { title: t`Nothing was changed`, description: errorMessage(error) }),
  )
}
