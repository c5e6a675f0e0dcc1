import type { ApiResponse } from '@pipit/contract/api/client'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { BulkJob, useBulkJob } from '../../../ui/jobs/bulk-job.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import type { FleetColumn } from '../../../ui/data-table/columns.tsx'
import type { FilterValues, FleetFilter } from '../../../ui/data-table/filters.ts'
import { useFleetSelection } from '../../../ui/data-table/selection.ts'
import { fleetKey, FleetTable } from '../../../ui/data-table/data-table.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { ProblemMessage } from '../../../ui/feedback/problem-text.tsx'
import { useWork } from '../../../ui/forms/use-work.ts'
import styles from './admin-wait-list.module.css'

type Entry = ApiResponse<'POST /admin/wait-list/list'>['items'][number]

const day = (time: string) => (
  <time dateTime={time}>{new Date(time).toLocaleDateString('en', { dateStyle: 'medium' })}</time>
)

const columns: FleetColumn<Entry>[] = [
  { key: 'email', title: 'Email address', render: ({ email }) => <strong>{email}</strong> },
  { key: 'created', title: 'Since', render: ({ createdAt }) => day(createdAt) },
  { key: 'invited', title: 'Invited', render: ({ invitedAt }) => (invitedAt === null ? 'Not yet' : day(invitedAt)) },
]

const filters: FleetFilter[] = [
  {
    key: 'invited',
    label: 'Invited',
    options: [
      { id: 'no', name: 'Not yet' },
      { id: 'yes', name: 'Invited' },
    ],
  },
]

const inBody = ({ search, invited }: FilterValues) => ({
  search,
  invited: invited === undefined ? undefined : invited === 'yes',
})

export function AdminWaitListPage() {
  const store = useQueryClient()
  const selection = useFleetSelection<Entry>()
  const job = useBulkJob()
  const { run, isUnderWay, problem } = useWork()

  async function invite() {
    const { jobId } = await call('POST /admin/wait-list/invite', { body: { ids: [...selection.chosen.keys()] } })
    selection.clear()
    job.show(jobId)
  }

  return (
    <>
      <PageTitle>Wait list</PageTitle>
      <p className={styles.lead}>Who would like to join. Whoever you invite gets a mail with a link to sign up.</p>
      <BulkJob job={job} onDone={() => void store.invalidateQueries({ queryKey: fleetKey('wait-list') })} />
      <ProblemMessage problem={problem} />
      <FleetTable
        name="wait-list"
        label="Wait list"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ email }) => email}
        search="Search by email address"
        filters={filters}
        fetchPage={({ filters: wanted, cursor }, signal) =>
          call('POST /admin/wait-list/list', { body: { ...inBody(wanted), cursor }, signal })
        }
        exportCsv={(wanted) => call('POST /admin/wait-list/export', { body: inBody(wanted) })}
        selection={selection}
        actions={
          <BusyButton
            block={false}
            size="middle"
            type="primary"
            isBusy={isUnderWay}
            busyText="Inviting ..."
            onClick={() => void run(invite)}
          >
            Invite
          </BusyButton>
        }
        empty={<p>Nobody waits. Whoever joins at /wait-list appears here.</p>}
      />
    </>
  )
}
