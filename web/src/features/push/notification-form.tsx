import { updateAccount } from '@pipit/contract/accounts/accounts'
import { t } from '@lingui/core/macro'
import type { z } from 'zod'
import type { FamilyAccount } from '../../family/account/api/get-family-account.ts'
import { notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { useUpdateFamilyAccount } from '../../family/account/api/update-family-account.ts'
import { NotificationFields } from './notification-fields.tsx'

type Changes = z.input<typeof updateAccount.body>

function settingsOf(account: FamilyAccount) {
  const { flagMail, flagPush, weeklyMail } = account
  const { deviceOfflineMail, deviceOfflinePush, deviceUpdateMail, deviceUpdatePush } = account
  return { flagMail, flagPush, weeklyMail, deviceOfflineMail, deviceOfflinePush, deviceUpdateMail, deviceUpdatePush }
}

interface NotificationFormProps {
  account: FamilyAccount
  reload: () => Promise<unknown>
}

export function NotificationForm({ account, reload }: NotificationFormProps) {
  const { mutateAsync: update } = useUpdateFamilyAccount()

  async function save(body: Changes) {
    const before = settingsOf(account)
    const saved = await update(body)
    return () => update({ ...before, version: saved.version })
  }

  return (
    <EditForm
      schema={updateAccount.body}
      initial={{ ...settingsOf(account), version: account.version }}
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
