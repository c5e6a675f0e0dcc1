import { ExclamationCircleFilled } from '@ant-design/icons'
import type { ApiResponse } from '@pipit/contract/api/client'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { errorMessage } from '../../api/api-errors.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import type { TableColumn } from '../../ui/data-table/columns.tsx'
import type { FilterValues, TableFilter } from '../../ui/data-table/filters.ts'
import { tableKey, DataTable } from '../../ui/data-table/data-table.tsx'
import { LatestJobs } from '../../ui/jobs/latest-jobs.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import styles from './jobs-page.module.css'

type Job = ApiResponse<'GET /admin/background-jobs'>['items'][number]

/** What the server calls each; one that nobody has put into words yet is shown as it is called there. */
const tasks: Record<string, string> = {
  'send-mail': 'Send a mail',
  sweep: 'Clear away what is old',
  'sweep-devices': 'Look which devices fell silent',
  'bulk-job': 'Work on many rows',
  'resume-bulk-jobs': 'Go on with work that was interrupted',
  'sweep-files': 'Delete files that nobody needs any more',
  'aggregate-day': 'Sum up a child’s day',
  'aggregate-child-again': 'Sum up a child’s days again',
  'aggregate-ended-days': 'Look which days have ended',
  'send-weekly-mails': 'Write the letters about the week',
}
const nameOf = ({ task }: Job) => tasks[task] ?? task

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const moment = (time: string) => <time dateTime={time}>{moments.format(new Date(time))}</time>

const columns: TableColumn<Job>[] = [
  { key: 'task', title: 'What', render: (job) => <strong>{nameOf(job)}</strong> },
  { key: 'state', title: 'State', render: (job) => <State job={job} /> },
  { key: 'attempts', title: 'Attempts', render: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}` },
  { key: 'runAt', title: 'Next attempt', render: ({ state, runAt }) => (state === 'failed' ? 'None' : moment(runAt)) },
  {
    key: 'lastError',
    title: 'What went wrong',
    render: ({ lastError }) => (lastError === null ? '–' : <span className={styles.why}>{lastError}</span>),
  },
  { key: 'createdAt', title: 'Since', render: ({ createdAt }) => moment(createdAt), isHidden: true },
  { key: 'id', title: 'Id', render: ({ id }) => id, isHidden: true },
]

const filters: TableFilter[] = [
  {
    key: 'state',
    label: 'State',
    options: [
      { id: 'waiting', name: 'Waiting' },
      { id: 'failed', name: 'Failed' },
    ],
  },
]

interface Wanted {
  filters: FilterValues
  cursor: string | undefined
}

const fetchPage = ({ filters: { state }, cursor }: Wanted, signal: AbortSignal) =>
  call('GET /admin/background-jobs', { query: { state: state as Job['state'] | undefined, cursor }, signal })

/** What the server does by itself, such as sending mails. */
export function JobsPage() {
  const store = useQueryClient()

  async function retry({ id: backgroundJobId }: Job) {
    try {
      await call('POST /admin/background-jobs/:backgroundJobId/retry', { params: { backgroundJobId } })
      await notify('success', { title: 'It is tried again now' })
    } catch (error) {
      await notify('error', { title: 'It was not tried again', description: errorMessage(error) })
    }
    await store.invalidateQueries({ queryKey: tableKey('jobs') })
  }

  return (
    <>
      <PageTitle>Jobs</PageTitle>
      <p className={styles.lead}>
        What the server has still to do, such as sending mails. What does not succeed is tried again with growing
        pauses; after the last attempt it has failed, and waits for you.
      </p>
      <DataTable
        name="jobs"
        label="Jobs"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={(job) => `${nameOf(job)} ${job.id}`}
        filters={filters}
        fetchPage={fetchPage}
        rowActions={(job) => [{ label: 'Try it now', onSelect: () => void retry(job) }]}
        empty={<p>Nothing waits, and nothing has failed.</p>}
      />
      <div className={styles.own}>
        <LatestJobs />
      </div>
    </>
  )
}

function State({ job: { state } }: { job: Job }) {
  if (state === 'waiting') return 'Waiting'
  return (
    <span className={styles.failed}>
      <ExclamationCircleFilled aria-hidden /> Failed
    </span>
  )
}
