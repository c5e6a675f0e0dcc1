import { Trans } from '@lingui/react/macro'
import { call } from '../../../api/client.ts'
import { ConfirmByTyping } from '../../../ui/dialogs/confirm-by-typing.tsx'
import type { ListedAccount } from './account-list.ts'
import styles from './accounts-page.module.css'

interface DeleteAccountsDialogProps {
  accounts: readonly ListedAccount[]
  onStarted: (jobId: string) => void
  close: () => void
}

/** Lists what is deleted with the accounts. Asks to type the address of one account, or the number of several. */
export function DeleteAccountsDialog({ accounts, onStarted, close }: DeleteAccountsDialogProps) {
  const [first] = accounts
  const isOne = accounts.length === 1 && first !== undefined

  async function remove() {
    const { jobId } = await call('POST /admin/accounts/delete', { body: { ids: accounts.map(({ id }) => id) } })
    close()
    onStarted(jobId)
  }

  return (
    <ConfirmByTyping
      title={isOne ? 'Delete the account?' : `Delete ${accounts.length} accounts?`}
      expected={isOne ? first.email : String(accounts.length)}
      confirmText="Delete for good"
      onConfirm={remove}
      onCancel={close}
    >
      <p>
        {isOne
          ? `We delete the account of ${first.email}, and with it:`
          : 'We delete these accounts, and with each of them:'}
      </p>
      <ul className={styles.deleted}>
        <li>
          <Trans>all children with what they talked about</Trans>
        </li>
        <li>
          <Trans>all wifi networks</Trans>
        </li>
        <li>
          <Trans>the link to devices and cards, which anybody who holds them can then register again</Trans>
        </li>
        <li>
          <Trans>every way to sign in with the address</Trans>
        </li>
      </ul>
      <p>
        <Trans>Nobody can bring it back.</Trans>
      </p>
    </ConfirmByTyping>
  )
}
