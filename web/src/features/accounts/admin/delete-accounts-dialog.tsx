import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ConfirmByTyping } from '../../../ui/dialogs/confirm-by-typing.tsx'
import { useDeleteAccounts } from '../api/delete-accounts.ts'
import type { ListedAccount } from '../api/get-accounts.ts'
import styles from './accounts-page.module.css'

interface DeleteAccountsDialogProps {
  accounts: readonly ListedAccount[]
  onStarted: (jobId: string) => void
  close: () => void
}

/** Lists what is deleted with the accounts. Asks to type the address of one account, or the number of several. */
export function DeleteAccountsDialog({ accounts, onStarted, close }: DeleteAccountsDialogProps) {
  const email = accounts[0]?.email ?? ''
  const isOne = accounts.length === 1
  const deletion = useDeleteAccounts()

  async function remove() {
    const { jobId } = await deletion.mutateAsync(accounts.map(({ id }) => id))
    close()
    onStarted(jobId)
  }

  return (
    <ConfirmByTyping
      title={
        isOne
          ? t`Delete the account?`
          : plural(accounts.length, { one: 'Delete # account?', other: 'Delete # accounts?' })
      }
      expected={isOne ? email : String(accounts.length)}
      confirmText={t`Delete for good`}
      onConfirm={remove}
      onCancel={close}
    >
      <p>
        {isOne
          ? t`We delete the account of ${email}, and with it:`
          : t`We delete these accounts, and with each of them:`}
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
