import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Progress } from 'antd'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../i18n/formats.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import styles from './bulk-job.module.css'
import { Message } from '../../ui/feedback/message.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useUpdateSearchParams } from '../../ui/use-update-search-params.ts'
import { isRejected, useJob, type Job } from './api/get-job.ts'

const titles: Record<Job['kind'], MessageDescriptor> = {
  'delete-accounts': msg`Deleting accounts`,
  'delete-devices': msg`Deleting devices`,
  'delete-cards': msg`Deleting cards`,
  invite: msg`Sending invitations`,
}

/** The job that the page shows. Its id is in the URL, so that a reload shows it again. */
export function useBulkJob() {
  const [params] = useSearchParams()
  const updateSearchParams = useUpdateSearchParams()
  return {
    jobId: params.get('job'),
    show: (jobId: string) => updateSearchParams({ job: jobId }),
    close: () => updateSearchParams({ job: null }),
  }
}

interface BulkJobProps {
  /** From `useBulkJob`. */
  job: ReturnType<typeof useBulkJob>
  /** Called when the job has ended, also if rows failed: the page reloads its list, for example. */
  onDone: () => void
  /** The name of a row, if the page knows it. */
  nameOf?: (id: string) => string | undefined
}

/** The progress and result of a bulk job; nothing if there is none. */
export function BulkJob({ job: { jobId, close }, onDone, nameOf }: BulkJobProps) {
  return jobId !== null && <JobPanel key={jobId} jobId={jobId} close={close} onDone={onDone} nameOf={nameOf} />
}

interface JobPanelProps {
  jobId: string
  close: () => void
  onDone: () => void
  nameOf: ((id: string) => string | undefined) | undefined
}

function JobPanel({ jobId, close, onDone, nameOf }: JobPanelProps) {
  const job = useJob(jobId)
  const latestOnDone = useRef(onDone)
  useEffect(() => {
    latestOnDone.current = onDone
  })
  const isDone = job.data?.state === 'done'
  useEffect(() => {
    if (isDone) latestOnDone.current()
  }, [isDone])

  if (isRejected(job.error)) return <JobNotFound close={close} />
  return (
    <div className={styles.job}>
      <Panel
        title={job.data ? i18n._(titles[job.data.kind]) : t`Job in progress`}
        action={
          isDone && (
            <Button onClick={close}>
              <Trans>Close</Trans>
            </Button>
          )
        }
      >
        <QueryBoundary query={job}>{(data) => <JobProgress job={data} nameOf={nameOf} />}</QueryBoundary>
      </Panel>
    </div>
  )
}

function outcomeText({ kind, done, failed }: Job) {
  const failedText = formatNumber(failed)
  if (kind === 'invite') {
    return failed === 0
      ? plural(done, { one: 'Done: # invited.', other: 'Done: # invited.' })
      : plural(done, { one: `Done: # invited, ${failedText} failed.`, other: `Done: # invited, ${failedText} failed.` })
  }
  return failed === 0
    ? plural(done, { one: 'Done: # deleted.', other: 'Done: # deleted.' })
    : plural(done, { one: `Done: # deleted, ${failedText} failed.`, other: `Done: # deleted, ${failedText} failed.` })
}

function JobNotFound({ close }: { close: () => void }) {
  return (
    <Message kind="error">
      <p>
        <Trans>
          We cannot find this job. Jobs are stored for 30 days, and only the person who started one can see it.
        </Trans>
      </p>
      <Button onClick={close}>
        <Trans>Close</Trans>
      </Button>
    </Message>
  )
}

function JobProgress({ job, nameOf }: { job: Job; nameOf: JobPanelProps['nameOf'] }) {
  const { total, done, failed, state, results } = job
  const processed = done + failed
  const [processedText, totalText] = [formatNumber(processed), formatNumber(total)]
  const [shownText, failedText] = [formatNumber(results.length), formatNumber(failed)]
  const percent = total === 0 ? 100 : Math.floor((processed / total) * 100)
  const outcome = failed > 0 ? 'exception' : 'success'
  return (
    <>
      <Progress percent={percent} status={state === 'done' ? outcome : 'active'} aria-label={t`Progress`} />
      {/* Screen readers announce the end, not every second before it. */}
      <output className={styles.state}>{state === 'done' && outcomeText(job)}</output>
      {state !== 'done' && (
        <p className={styles.note}>
          <Trans>
            {processedText} of {totalText}. You can leave this page; the job continues.
          </Trans>
        </p>
      )}
      {results.length > 0 && (
        <table className={styles.failed}>
          <caption>
            <Trans>What failed, and why</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Row</Trans>
              </th>
              <th scope="col">
                <Trans>Reason</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ id, reason }) => (
              <tr key={id}>
                <td>{nameOf?.(id) ?? id}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {failed > results.length && (
        <p className={styles.note}>
          <Trans>
            These are the first {shownText} of {failedText}.
          </Trans>
        </p>
      )}
    </>
  )
}
