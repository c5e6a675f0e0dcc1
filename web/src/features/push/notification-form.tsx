import { updateAccount } from '@pipit/contract/accounts/accounts'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../api/client.ts'
import { refreshFamily } from '../../family/account/api/get-family-home.ts'
import type { FamilyAccount } from '../../family/account/api/get-family-account.ts'
import { notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { NotificationFields } from './notification-fields.tsx'

type Changes = z.input<typeof updateAccount.body>

function settingsOf(account: FamilyAccount) {
  const { flagMail, flagPush, weeklyMail } = account
  const { deviceOfflineMail, deviceOfflinePush, deviceUpdateMail, deviceUpdatePush } = account
  return { flagMail, flagPush, weeklyMail, deviceOfflineMail, deviceOfflinePush, deviceUpdateMail, deviceUpdatePush }
}

/** What somebody is told of, by mail and on phones. */
export function NotificationForm({ account }: { account: FamilyAccount }) {
  const queryClient = useQueryClient()
  const { id: accountId, version } = account
  const reload = () => refreshFamily(queryClient, accountId, { resource: 'account', id: accountId })

  async function change(body: Changes) {
    const changed = await call('PATCH /accounts/:accountId', { params: { accountId }, body })
    await reload()
    return changed
  }

  async function save(body: Changes) {
    const before = settingsOf(account)
    const saved = await change(body)
    return () => change({ ...before, version: saved.version })
  }

  return (
    <EditForm
      schema={updateAccount.body}
      initial={{ ...settingsOf(account), version }}
      save={save}
      onSaved={(undo) => void notifyWithUndo(t`Saved`, undo)}
      onReload={reload}
      submitText={t`Save`}
      busyText={t`Saving ...`}
      isLong
    >
      <NotificationFields />
    </EditForm>
  )
}
