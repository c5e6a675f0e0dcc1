import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOpenFamily } from '../../../family/access-reason/api/open-family.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { ListedAccount } from '../api/get-accounts.ts'
import styles from './accounts-page.module.css'

/** Asks for a reason, which the family can read, before their pages open. */
export function OpenAccountDialog({ account, close }: { account: ListedAccount; close: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const opening = useOpenFamily(account.id)
  const { email } = account
  const [reason, setReason] = useState('')

  async function open() {
    await opening.mutateAsync(reason)
    await navigate(`/app/${account.id}`)
  }

  return (
    <ConfirmDialog
      title={t`Open the account of ${email}?`}
      confirmText={t`Open the account`}
      cancelText={t`Cancel`}
      isDanger={false}
      isReady={reason.trim() !== ''}
      onConfirm={open}
      onCancel={close}
    >
      <p>
        <Trans>You will see what this family sees. The family can read that you opened its account, and why.</Trans>
      </p>
      <label htmlFor={id} className={styles.label}>
        <Trans>Why are you opening it?</Trans>
      </label>
      <Input
        id={id}
        size="large"
        autoComplete="off"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
