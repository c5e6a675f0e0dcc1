import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { adminKeys } from '../../../api/query-keys.ts'
import { BulkJob, useBulkJob } from '../../../family/jobs/bulk-job.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import type { TableColumn } from '../../../ui/data-table/columns.tsx'
import type { TableFilter } from '../../../ui/data-table/filters.ts'
import { Address } from '../../../ui/text/address.tsx'
import { useRowSelection } from '../../../ui/data-table/selection.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { MutationError } from '../../../ui/feedback/error-message.tsx'
import { DateText } from '../../../ui/text/date-text.tsx'
import { Lead } from '../../../ui/layout/lead.tsx'
import { exportWaitList } from '../api/export-wait-list.ts'
import { getWaitListEntries, type WaitListEntry } from '../api/get-wait-list-entries.ts'
import { useInviteFromWaitList } from '../api/invite-from-wait-list.ts'

const entryColumns = (): TableColumn<WaitListEntry>[] => [
  {
    key: 'email',
    title: t`Email address`,
    render: ({ email }) => (
      <strong>
        <Address>{email}</Address>
      </strong>
    ),
  },
  { key: 'created', title: t`Since`, render: ({ createdAt }) => <DateText time={createdAt} /> },
  {
    key: 'invited',
    title: t`Invited`,
    render: ({ invitedAt }) => (invitedAt === null ? t`Not yet` : <DateText time={invitedAt} />),
  },
]

const entryFilters = (): TableFilter[] => [
  { key: 'search', label: t`Search by email address`, kind: 'search' },
  {
    key: 'invited',
    label: t`Invited`,
    options: [
      { id: 'no', name: t`Not yet` },
      { id: 'yes', name: t`Invited` },
    ],
  },
]

export function AdminWaitListPage() {
  const queryClient = useQueryClient()
  const selection = useRowSelection<WaitListEntry>()
  const job = useBulkJob()
  const { mutate, isPending, error } = useInviteFromWaitList()

  function invite() {
    const ids = selection.rows.map(({ id }) => id)
    mutate(ids, {
      onSuccess({ jobId }) {
        selection.clear()
        job.show(jobId)
      },
    })
  }

  return (
    <>
      <PageTitle>{t`Wait list`}</PageTitle>
      <Lead>
        <Trans>People who would like to join. Those you invite get a mail with a link to sign up.</Trans>
      </Lead>
      <BulkJob job={job} onDone={() => void queryClient.invalidateQueries({ queryKey: adminKeys.list('wait-list') })} />
      <MutationError error={error} />
      <DataTable
        name="wait-list"
        label={t`Wait list`}
        columns={entryColumns()}
        rowName={({ email }) => email}
        filters={entryFilters()}
        fetchPage={getWaitListEntries}
        exportCsv={exportWaitList}
        selection={selection}
        actions={
          <BusyButton
            block={false}
            size="middle"
            type="primary"
            isBusy={isPending}
            busyText={t`Inviting ...`}
            onClick={invite}
          >
            <Trans>Invite</Trans>
          </BusyButton>
        }
        empty={
          <p>
            <Trans>Nobody is waiting. People who join at /wait-list appear here.</Trans>
          </p>
        }
      />
    </>
  )
}
