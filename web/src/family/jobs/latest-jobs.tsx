import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatNumber } from '../../i18n/formats.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { timeAgo } from '../../ui/text/time-ago.ts'
import { useJobs, type ListedJob } from './api/get-jobs.ts'
import styles from './latest-jobs.module.css'

const jobPages: Record<ListedJob['kind'], { title: MessageDescriptor; path: string }> = {
  'delete-accounts': { title: msg`Deletion of accounts`, path: '/admin/accounts' },
  'delete-devices': { title: msg`Deletion of devices`, path: '/admin/devices' },
  'delete-cards': { title: msg`Deletion of cards`, path: '/admin/cards' },
  invite: { title: msg`Invitations`, path: '/admin/wait-list' },
}

/** The bulk jobs that the superadmin has started, with links to their results. */
export function LatestJobs() {
  const jobs = useJobs()
  return (
    <Panel title={t`Your latest jobs`}>
      <QueryBoundary query={jobs}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.note}>
              <Trans>None yet. When you delete or invite many at once, the result appears here.</Trans>
            </p>
          ) : (
            <ul className={styles.jobs}>
              {items.map((job) => (
                <li key={job.id}>
                  <Link to={`${jobPages[job.kind].path}?job=${job.id}`}>{i18n._(jobPages[job.kind].title)}</Link>
                  <span className={styles.note}>{progressText(job)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Panel>
  )
}

function progressText(job: ListedJob) {
  const when = timeAgo(job.createdAt)
  const [processed, total] = [formatNumber(job.done + job.failed), formatNumber(job.total)]
  const failed = formatNumber(job.failed)
  return job.failed === 0
    ? t`${when}: ${processed} of ${total}`
    : t`${when}: ${processed} of ${total}, ${failed} failed`
}
