import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PlanForAdmin } from '@pipit/contract/plans/plan-admin'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { BatchKind } from '../../../family/labels/api/get-batches.ts'
import { adminKeys } from '../../../api/query-keys.ts'
import { useSession } from '../../../api/session/session.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { BulkJob, useBulkJob } from '../../../family/jobs/bulk-job.tsx'
import { useRowSelection } from '../../../ui/data-table/selection.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { accountColumns } from './account-columns.tsx'
import { exportAccounts } from '../api/export-accounts.ts'
import { getAccounts, type ListedAccount } from '../api/get-accounts.ts'
import { usePlans } from '../api/get-plans.ts'
import { accountFilters } from './account-filters.ts'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import { DeleteAccountsDialog } from './delete-accounts-dialog.tsx'
import { OpenAccountDialog } from './open-account-dialog.tsx'
import { notifyOnError, useAccountUpdates } from './use-account-updates.ts'
import { Lead } from '../../../ui/layout/lead.tsx'

/** The server accepts no more in one request. */
const maxAccounts = 1000

const listScopes = { devices: 'device:superadmin', cards: 'card:superadmin' } as const

type OpenDialog =
  | { kind: 'open' | 'role' | 'disable'; account: ListedAccount }
  | { kind: 'delete'; accounts: ListedAccount[] }
  | { kind: 'plan'; accounts: ListedAccount[] }

export function AccountsPage() {
  const queryClient = useQueryClient()
  const selection = useRowSelection<ListedAccount>()
  const job = useBulkJob()
  const updates = useAccountUpdates()
  const navigate = useNavigate()
  const scopes = useSession()?.scopes ?? []
  const [dialog, setDialog] = useState<OpenDialog>()
  const plans = usePlans()
  // A self-hosted installation has one plan, and nothing to choose.
  const canChangePlan = plans.length > 1
  const isTooMany = selection.rows.length > maxAccounts

  function openList(kind: BatchKind, { id }: ListedAccount) {
    void navigate(`/admin/${kind}?accountId=${id}`)
  }

  function showJob(jobId: string) {
    selection.clear()
    job.show(jobId)
  }

  const rowActions = (account: ListedAccount) => [
    { label: t`Open the account`, onSelect: () => setDialog({ kind: 'open', account }) },
    ...(['devices', 'cards'] as const)
      .filter((kind) => scopes.includes(listScopes[kind]))
      .map((kind) => ({
        label: kind === 'devices' ? t`See devices` : t`See cards`,
        onSelect: () => openList(kind, account),
      })),
    {
      label: account.role === 'parent' ? t`Make superadmin` : t`Make parent`,
      onSelect: () => setDialog({ kind: 'role', account }),
    },
    ...(canChangePlan
      ? [{ label: t`Change the plan`, onSelect: () => setDialog({ kind: 'plan', accounts: [account] }) }]
      : []),
    {
      label: account.emailVerified ? t`Mark address as not verified` : t`Mark address as verified`,
      onSelect: () => void notifyOnError(updates.setVerified(account, !account.emailVerified)),
    },
    account.disabled
      ? { label: t`Switch on`, onSelect: () => void notifyOnError(updates.setDisabled(account, false)) }
      : { label: t`Switch off`, onSelect: () => setDialog({ kind: 'disable', account }) },
    { label: t`Delete`, isDanger: true, onSelect: () => setDialog({ kind: 'delete', accounts: [account] }) },
  ]

  return (
    <>
      <PageTitle>{t`Accounts`}</PageTitle>
      <Lead>
        <Trans>
          Everybody who has signed up, including people who have not confirmed their address yet. Did a confirmation
          mail not arrive? <Link to="/admin/accounts/verify-email">Verify the address</Link>.
        </Trans>
      </Lead>
      <BulkJob job={job} onDone={() => void queryClient.invalidateQueries({ queryKey: adminKeys.list('accounts') })} />
      <DataTable
        name="accounts"
        label={t`Accounts`}
        columns={accountColumns(plans)}
        rowName={({ email }) => email}
        filters={accountFilters(plans)}
        fetchPage={getAccounts}
        exportCsv={exportAccounts}
        selection={selection}
        actions={
          <>
            {canChangePlan && (
              <Button disabled={isTooMany} onClick={() => setDialog({ kind: 'plan', accounts: selection.rows })}>
                {isTooMany ? t`Change the plan (at most 1,000 at once)` : t`Change the plan`}
              </Button>
            )}
            <Button danger disabled={isTooMany} onClick={() => setDialog({ kind: 'delete', accounts: selection.rows })}>
              {isTooMany ? t`Delete (at most 1,000 at once)` : t`Delete`}
            </Button>
          </>
        }
        rowActions={rowActions}
        empty={
          <p>
            <Trans>Nobody has signed up yet.</Trans>
          </p>
        }
      />
      {dialog && (
        <AccountDialog
          dialog={dialog}
          plans={plans}
          close={() => setDialog(undefined)}
          onStarted={showJob}
          onPlanChanged={selection.clear}
        />
      )}
    </>
  )
}

interface AccountDialogProps {
  dialog: OpenDialog
  plans: readonly PlanForAdmin[]
  close: () => void
  onStarted: (jobId: string) => void
  onPlanChanged: () => void
}

function AccountDialog({ dialog, plans, close, onStarted, onPlanChanged }: AccountDialogProps) {
  const updates = useAccountUpdates()
  if (dialog.kind === 'delete') {
    return <DeleteAccountsDialog accounts={dialog.accounts} onStarted={onStarted} close={close} />
  }
  if (dialog.kind === 'plan') {
    return <ChangePlanDialog accounts={dialog.accounts} plans={plans} onChanged={onPlanChanged} close={close} />
  }
  const { kind, account } = dialog
  const { email } = account
  if (kind === 'open') return <OpenAccountDialog account={account} close={close} />
  if (kind === 'disable') {
    return (
      <ConfirmDialog
        title={t`Switch ${email} off?`}
        confirmText={t`Switch off`}
        cancelText={t`Cancel`}
        onConfirm={() => updates.setDisabled(account, true).then(close)}
        onCancel={close}
      >
        <p>
          <Trans>
            They are signed out everywhere at once and cannot sign in until somebody switches the account on again.
          </Trans>
        </p>
      </ConfirmDialog>
    )
  }
  const isPromotion = account.role === 'parent'
  return (
    <ConfirmDialog
      title={isPromotion ? t`Make ${email} superadmin?` : t`Make ${email} parent?`}
      confirmText={isPromotion ? t`Make superadmin` : t`Make parent`}
      cancelText={t`Cancel`}
      onConfirm={() => updates.setRole(account, isPromotion ? 'superadmin' : 'parent').then(close)}
      onCancel={close}
    >
      <p>
        {isPromotion
          ? t`They can then see every family, device and card, and change and delete them.`
          : t`They then see only their own family, and none of these pages.`}
      </p>
    </ConfirmDialog>
  )
}
