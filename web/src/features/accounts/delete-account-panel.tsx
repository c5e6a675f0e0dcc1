import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FamilyAccount } from '../../family/account/api/get-family-account.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { formatList } from '../../i18n/formats.ts'
import { signOut } from '../../api/session/session.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { ConfirmByTyping } from '../../ui/dialogs/confirm-by-typing.tsx'
import { describeDeletion } from '../../family/deletion/describe-deletion.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import styles from './account-page.module.css'
import { useDeleteAccount } from './api/delete-account.ts'

export function DeleteAccountPanel({ account }: { account: FamilyAccount }) {
  const { isOwn, access } = useFamily()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  const deletion = useDeleteAccount(async (receipt) => {
    if (!isOwn) return navigate(access === 'member' ? '/app' : '/admin')
    await signOut()
    await navigate('/account-deleted', { state: { receipt } })
  })

  async function remove() {
    const receipt = await withReauthentication(() => deletion.mutateAsync())
    if (isOwn) return
    const deleted = formatList(describeDeletion(receipt))
    await notify('success', { title: t`Account deleted`, description: t`Deleted with it: ${deleted}.` })
  }

  return (
    <Panel title={t`Delete the account`}>
      <p>
        <Trans>
          It is deleted for good, with everything that belongs to it. Nobody can bring it back, not even us.
        </Trans>
      </p>
      <Button danger size="large" onClick={() => setConfirming(true)}>
        <Trans>Delete the account</Trans>
      </Button>
      {isConfirming && (
        <ConfirmByTyping
          title={t`Delete the account?`}
          expected={account.email}
          confirmText={t`Delete for good`}
          onConfirm={remove}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <Trans>This also deletes:</Trans>
          </p>
          <ul className={styles.deleted}>
            <li>
              <Trans>all children with what they talked about</Trans>
            </li>
            <li>
              <Trans>all cards and wifi networks</Trans>
            </li>
            <li>
              {isOwn ? (
                <Trans>the link to your devices, which anybody who holds them can then set up again</Trans>
              ) : (
                <Trans>the link to the devices, which anybody who holds them can then set up again</Trans>
              )}
            </li>
            <li>
              <Trans>every way to sign in with this address</Trans>
            </li>
          </ul>
        </ConfirmByTyping>
      )}
      {reauthenticationDialog}
    </Panel>
  )
}
