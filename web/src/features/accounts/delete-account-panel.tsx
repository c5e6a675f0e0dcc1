import { receiptLines } from '@pipit/contract/accounts/deletion-wording'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { call } from '../../api/client.ts'
import type { FamilyAccount } from '../../api/family/use-family-account.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { reloadFamilies } from '../../api/family/families.ts'
import { familyKeys } from '../../api/family/family-queries.ts'
import { signOut } from '../../api/session/session.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { ConfirmByTyping } from '../../ui/dialogs/confirm-by-typing.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useReauthentication } from '../../ui/dialogs/use-reauthentication.tsx'
import styles from './account-page.module.css'

export function DeleteAccountPanel({ account }: { account: FamilyAccount }) {
  const { named } = useFamilyName()
  const { isOwn, access } = useFamily()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  async function remove() {
    const receipt = await withReauthentication(() =>
      call('DELETE /accounts/:accountId', { params: { accountId: account.id } }),
    )
    if (isOwn) {
      await signOut()
      await navigate('/account-deleted', { state: { receipt } })
      return
    }
    await navigate(access === 'member' ? '/app' : '/admin')
    await reloadFamilies()
    queryClient.removeQueries({ queryKey: familyKeys.all(account.id) })
    await notify('success', {
      title: 'Account deleted',
      description: `Deleted with it: ${receiptLines(receipt).join(', ')}.`,
    })
  }

  return (
    <Panel title="Delete the account">
      <p>It is deleted for good, with everything that belongs to it. Nobody can bring it back, not even us.</p>
      <Button danger size="large" onClick={() => setConfirming(true)}>
        Delete the account
      </Button>
      {isConfirming && (
        <ConfirmByTyping
          title="Delete the account?"
          expected={account.email}
          confirmText="Delete for good"
          onConfirm={remove}
          onCancel={() => setConfirming(false)}
        >
          <p>This also deletes:</p>
          <ul className={styles.deleted}>
            <li>all children with what they talked about</li>
            <li>all cards and wifi networks</li>
            <li>{named('the link to your devices, which anybody who holds them can then set up again')}</li>
            <li>every way to sign in with this address</li>
          </ul>
        </ConfirmByTyping>
      )}
      {reauthenticationDialog}
    </Panel>
  )
}
