import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ExclamationCircleFilled } from '@ant-design/icons'
import { errorMessage } from '../../api/api-errors.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import type { TableColumn } from '../../ui/data-table/columns.tsx'
import type { TableFilter } from '../../ui/data-table/filters.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { LatestJobs } from '../../family/jobs/latest-jobs.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { DateTimeText } from '../../ui/text/date-text.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { getBackgroundJobs, type BackgroundJob } from './api/get-background-jobs.ts'
import { useRetryBackgroundJob } from './api/retry-background-job.ts'
import styles from './jobs-page.module.css'

/** A task without a name here is shown by its identifier. */
const tasks: Record<string, MessageDescriptor> = {
  'send-mail': msg`Send a mail`,
  'send-action-mail': msg`Send a link by mail`,
  sweep: msg`Delete what has expired`,
  'sweep-devices': msg`Mark silent devices as offline`,
  'bulk-job': msg`Run a bulk job`,
  'resume-bulk-jobs': msg`Resume interrupted bulk jobs`,
  'sweep-files': msg`Delete files that nobody needs any more`,
  'sweep-unverified-accounts': msg`Remove accounts that nobody has confirmed for 30 days`,
  'aggregate-day': msg`Sum up a child’s day`,
  'aggregate-child-again': msg`Sum up a child’s days again`,
  'aggregate-ended-days': msg`Summarise days that have ended`,
  'send-weekly-mails': msg`Send the weekly mails`,
}

function nameOf({ task }: BackgroundJob) {
  const name = tasks[task]
  return name ? i18n._(name) : task
}

const jobColumns = (): TableColumn<BackgroundJob>[] => [
  { key: 'task', title: t`Job`, render: (job) => <strong>{nameOf(job)}</strong> },
  { key: 'state', title: t`State`, render: (job) => <State job={job} /> },
  { key: 'attempts', title: t`Attempts`, render: ({ attempts, maxAttempts }) => t`${attempts} of ${maxAttempts}` },
  {
    key: 'runAt',
    title: t`Next attempt`,
    render: ({ state, runAt }) =>
      state === 'failed' ? t({ message: 'None', comment: 'No further attempt' }) : <DateTimeText time={runAt} />,
  },
  {
    key: 'lastError',
    title: t`Last error`,
    render: ({ lastError }) => lastError !== null && <bdi>{lastError}</bdi>,
  },
  { key: 'createdAt', title: t`Since`, render: ({ createdAt }) => <DateTimeText time={createdAt} />, isHidden: true },
  { key: 'id', title: t`Id`, render: ({ id }) => id, isHidden: true },
]

const jobFilters = (): TableFilter[] => [
  {
    key: 'state',
    label: t`State`,
    options: [
      { id: 'waiting', name: t`Waiting` },
      { id: 'failed', name: t`Failed` },
    ],
  },
]

export function JobsPage() {
  const { mutateAsync: retry } = useRetryBackgroundJob()

  const retryNow = ({ id }: BackgroundJob) =>
    retry(id).then(
      () => notify('success', { title: t`The job is being retried` }),
      (error: unknown) => notify('error', { title: t`The job was not retried`, description: errorMessage(error) }),
    )

  return (
    <>
      <PageTitle>{t`Jobs`}</PageTitle>
      <Lead>
        <Trans>
          What the server does in the background, such as sending mails. A job that fails is retried with growing
          pauses; after its last attempt it waits here for you.
        </Trans>
      </Lead>
      <DataTable
        name="jobs"
        label={t`Jobs`}
        columns={jobColumns()}
        rowName={(job) => `${nameOf(job)} ${job.id}`}
        filters={jobFilters()}
        fetchPage={getBackgroundJobs}
        rowActions={(job) => [{ label: t`Retry now`, onSelect: () => void retryNow(job) }]}
        empty={
          <p>
            <Trans>No job is waiting, and none has failed.</Trans>
          </p>
        }
      />
      <div className={styles.latestJobs}>
        <LatestJobs />
      </div>
    </>
  )
}

function State({ job: { state } }: { job: BackgroundJob }) {
  if (state === 'waiting') return t`Waiting`
  return (
    <span className={styles.failed}>
      <ExclamationCircleFilled aria-hidden /> <Trans>Failed</Trans>
    </span>
  )
}
