import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ApiResponse } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { BulkJob, useBulkJob } from '../../../family/jobs/bulk-job.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import type { TableColumn } from '../../../ui/data-table/columns.tsx'
import type { FilterValues, TableFilter } from '../../../ui/data-table/filters.ts'
import { Address } from '../../../ui/text/address.tsx'
import { useRowSelection } from '../../../ui/data-table/selection.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { MutationError } from '../../../ui/feedback/error-message.tsx'
import { DateText } from '../../../ui/text/date-text.tsx'
import { Lead } from '../../../ui/layout/lead.tsx'

type Entry = ApiResponse<'POST /admin/wait-list/list'>['items'][number]

const entryColumns = (): TableColumn<Entry>[] => [
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

const toBody = ({ search, invited }: FilterValues) => ({
  search,
  invited: invited === undefined ? undefined : invited === 'yes',
})

export function AdminWaitListPage() {
  const queryClient = useQueryClient()
  const selection = useRowSelection<Entry>()
  const job = useBulkJob()
  const { mutate, isPending, error } = useMutation({ mutationFn: invite })

  async function invite() {
    const { jobId } = await call('POST /admin/wait-list/invite', { body: { ids: selection.rows.map(({ id }) => id) } })
    selection.clear()
    job.show(jobId)
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
        fetchPage={(values, cursor, signal) =>
          call('POST /admin/wait-list/list', { body: { ...toBody(values), cursor }, signal })
        }
        exportCsv={(values) => call('POST /admin/wait-list/export', { body: toBody(values) })}
        selection={selection}
        actions={
          <BusyButton
            block={false}
            size="middle"
            type="primary"
            isBusy={isPending}
            busyText={t`Inviting ...`}
            onClick={() => mutate()}
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
