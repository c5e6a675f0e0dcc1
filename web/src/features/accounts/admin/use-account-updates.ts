import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { adminKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { errorMessage } from '../../../api/api-errors.ts'
import { notify, notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import type { ListedAccount } from './account-list.ts'

/** Updates that take effect at once. Each opens a notification with an undo button. */
export function useAccountUpdates() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminKeys.list('accounts') })

  /** Throws if the server rejects the change. */
  async function updateWithUndo<Value>(title: string, change: (to: Value) => Promise<unknown>, to: Value, back: Value) {
    await change(to)
    await refresh()
    await notifyWithUndo(title, async () => {
      await change(back)
      await refresh()
    })
  }

  return {
    setRole({ id: accountId, email, role: before }: ListedAccount, role: ListedAccount['role']) {
      const change = (to: ListedAccount['role']) =>
        call('PATCH /admin/accounts/role', { body: { accountId, role: to } })
      const title = role === 'superadmin' ? t`${email} is now superadmin` : t`${email} is now parent`
      return updateWithUndo(title, change, role, before)
    },
    setVerified({ id: accountId, email }: ListedAccount, verified: boolean) {
      const change = (emailVerified: boolean) =>
        call('PATCH /admin/accounts/email-verified', { body: { accountId, emailVerified } })
      const title = verified ? t`${email} is verified` : t`${email} is no longer verified, and signed out`
      return updateWithUndo(title, change, verified, !verified)
    },
    setDisabled({ id: accountId, email }: ListedAccount, disabled: boolean) {
      const change = (to: boolean) => call('PATCH /admin/accounts/disabled', { body: { accountId, disabled: to } })
      const title = disabled ? t`${email} is switched off` : t`${email} is switched on`
      return updateWithUndo(title, change, disabled, !disabled)
    },
  }
}

/** For actions of a menu, which has no place for an error message. */
export function notifyOnError(change: Promise<unknown>) {
  return change.catch((error: unknown) =>
    notify('error', { title: t`Nothing was changed`, description: errorMessage(error) }),
  )
}
