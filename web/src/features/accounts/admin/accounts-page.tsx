import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { FleetKind } from '../../../api/labels/batches.ts'
import { useSession } from '../../../api/session/session.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { BulkJob, useBulkJob } from '../../../ui/jobs/bulk-job.tsx'
import { useFleetSelection } from '../../../ui/data-table/selection.ts'
import { fleetKey, FleetTable } from '../../../ui/data-table/data-table.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { accountColumns } from './account-columns.tsx'
import { accountFilters, exportAccounts, listAccounts, roleNames, type ListedAccount } from './account-list.ts'
import styles from './admin-accounts.module.css'
import { DeleteAccounts } from './delete-accounts.tsx'
import { OpenAccount } from './open-account.tsx'
import { tellIfRefused, useStanding } from './update-accounts.ts'

/** The server takes no more at once. */
const deletedAtOnce = 1000

const neededToSee = { devices: 'device:superadmin', cards: 'card:superadmin' } as const

type Question =
  | { kind: 'open' | 'role' | 'disable'; account: ListedAccount }
  | { kind: 'delete'; accounts: ListedAccount[] }

export function AccountsPage() {
  const store = useQueryClient()
  const selection = useFleetSelection<ListedAccount>()
  const job = useBulkJob()
  const standing = useStanding()
  const navigate = useNavigate()
  const scopes = useSession()?.scopes ?? []
  const [question, setQuestion] = useState<Question>()
  const chosen = [...selection.chosen.values()]

  function seeOf(kind: FleetKind, { id }: ListedAccount) {
    void navigate(`/admin/${kind}?accountId=${id}`)
  }

  function begin(jobId: string) {
    selection.clear()
    job.show(jobId)
  }

  const rowActions = (account: ListedAccount) => [
    { label: 'Open the account', onChoose: () => setQuestion({ kind: 'open', account }) },
    ...(['devices', 'cards'] as const)
      .filter((kind) => scopes.includes(neededToSee[kind]))
      .map((kind) => ({ label: `See ${kind}`, onChoose: () => seeOf(kind, account) })),
    {
      label: account.role === 'parent' ? 'Make superadmin' : 'Make parent',
      onChoose: () => setQuestion({ kind: 'role', account }),
    },
    {
      label: account.emailVerified ? 'Set address not verified' : 'Set address verified',
      onChoose: () => void tellIfRefused(standing.setVerified(account, !account.emailVerified)),
    },
    account.disabled
      ? { label: 'Switch on', onChoose: () => void tellIfRefused(standing.setDisabled(account, false)) }
      : { label: 'Switch off', onChoose: () => setQuestion({ kind: 'disable', account }) },
    { label: 'Delete', isDanger: true, onChoose: () => setQuestion({ kind: 'delete', accounts: [account] }) },
  ]

  return (
    <>
      <PageTitle>Accounts</PageTitle>
      <p className={styles.lead}>
        Everybody who has signed up, also who has not confirmed the address yet. Somebody’s confirmation mail did not
        come? <Link to="/admin/accounts/verify-email">Verify their address</Link>.
      </p>
      <BulkJob job={job} onDone={() => void store.invalidateQueries({ queryKey: fleetKey('accounts') })} />
      <FleetTable
        name="accounts"
        label="Accounts"
        columns={accountColumns}
        rowKey={({ id }) => id}
        rowName={({ email }) => email}
        search="Search by email address, name or id"
        filters={accountFilters}
        fetchPage={({ filters, cursor }, signal) => listAccounts(filters, cursor, signal)}
        exportCsv={exportAccounts}
        selection={selection}
        actions={
          <Button
            danger
            disabled={chosen.length > deletedAtOnce}
            onClick={() => setQuestion({ kind: 'delete', accounts: chosen })}
          >
            {chosen.length > deletedAtOnce ? 'Delete (at most 1,000 at once)' : 'Delete'}
          </Button>
        }
        rowActions={rowActions}
        empty={<p>Nobody has signed up yet.</p>}
      />
      {question && <Ask question={question} close={() => setQuestion(undefined)} onStarted={begin} />}
    </>
  )
}

interface AskProps {
  question: Question
  close: () => void
  onStarted: (jobId: string) => void
}

function Ask({ question, close, onStarted }: AskProps) {
  const standing = useStanding()
  if (question.kind === 'delete') {
    return <DeleteAccounts accounts={question.accounts} onStarted={onStarted} close={close} />
  }
  const { kind, account } = question
  if (kind === 'open') return <OpenAccount account={account} close={close} />
  if (kind === 'disable') {
    return (
      <ConfirmDialog
        title={`Switch ${account.email} off?`}
        confirm="Switch off"
        cancel="Cancel"
        onConfirm={() => standing.setDisabled(account, true).then(close)}
        onCancel={close}
      >
        <p>They are signed out everywhere at once and cannot sign in until somebody switches the account on again.</p>
      </ConfirmDialog>
    )
  }
  const role = account.role === 'parent' ? 'superadmin' : 'parent'
  return (
    <ConfirmDialog
      title={`Make ${account.email} ${roleNames[role].toLowerCase()}?`}
      confirm={`Make ${roleNames[role].toLowerCase()}`}
      cancel="Cancel"
      onConfirm={() => standing.setRole(account, role).then(close)}
      onCancel={close}
    >
      <p>
        {role === 'superadmin'
          ? 'They can then see every family, device and card, and change and delete them.'
          : 'They then see only their own family, and none of these pages.'}
      </p>
    </ConfirmDialog>
  )
}
