import type { ChildReference } from '../database/of-child.ts'
import type { Queries } from '@pipit/database/connect'
import { currentTraceparent } from '../observability/tracing/tracing.ts'
import { jobStore } from './job-store.ts'

/** Every job with its payload. */
export interface JobPayloads {
  /** `recipient` is a hash: jobs for a deleted account are found by it. */
  'send-mail': { encryptedMail: string; recipient: string }
  'send-action-mail': { encryptedRequest: string; recipient: string }
  /** Queued in the statement that stores the flag. Several flags that are stored together have one job, with the first time. */
  'notify-of-flag': { accountId: string; childId: string; at: string }
  /** Queued in the same way, one for each severity. */
  'push-flag': ChildReference & { at: string; severity: 'low' | 'medium' | 'high' }
  /** `pushedAbout` is the id of a child or device; with a child, its jobs are deleted. Of no use after `expiresAt`. */
  'send-push': {
    accountId: string
    personId: string
    sessionId: string
    kind: string
    severity: string | null
    pushedAbout: string
    expiresAt: string
    recipient: string
  }
  'notify-of-devices': Record<string, never>
  'unlock-abandoned-mails': Record<string, never>
  sweep: Record<string, never>
  'maintain-partitions': Record<string, never>
  'sweep-devices': Record<string, never>
  'sweep-files': Record<string, never>
  'store-waiting-recordings': Record<string, never>
  'sweep-unverified-accounts': Record<string, never>
  'bulk-job': { jobId: string }
  'resume-bulk-jobs': Record<string, never>
  'aggregate-day': ChildReference & { date: string }
  'aggregate-child-again': ChildReference
  'aggregate-ended-days': Record<string, never>
  'send-weekly-mails': Record<string, never>
  'remember-facts': ChildReference
  'advance-rollouts': Record<string, never>
  'count-firmware': Record<string, never>
}

export type Tasks = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> }
export type AddJob = <Name extends keyof JobPayloads>(
  name: Name,
  payload: JobPayloads[Name],
  options?: { afterSeconds: number },
) => Promise<void>

/** Jobs are stored in the database and retried with exponential backoff. */
export function jobQueue(db: Queries): AddJob {
  return (name, payload, { afterSeconds } = { afterSeconds: 0 }) => {
    const traceparent = currentTraceparent()
    return jobStore(db).add(name, traceparent === undefined ? payload : { ...payload, traceparent }, afterSeconds)
  }
}

/** The `feature` field of the log lines of a job. */
export const featureOf: Record<keyof JobPayloads, string> = {
  'send-mail': 'mails',
  'send-action-mail': 'mails',
  'notify-of-flag': 'flags',
  'push-flag': 'flags',
  'send-push': 'push',
  'notify-of-devices': 'devices',
  'unlock-abandoned-mails': 'mails',
  sweep: 'sweeps',
  'maintain-partitions': 'database',
  'sweep-devices': 'chat',
  'sweep-files': 'transcripts',
  'store-waiting-recordings': 'transcripts',
  'sweep-unverified-accounts': 'accounts',
  'bulk-job': 'jobs',
  'resume-bulk-jobs': 'jobs',
  'aggregate-day': 'insights',
  'aggregate-child-again': 'insights',
  'aggregate-ended-days': 'insights',
  'send-weekly-mails': 'insights',
  'remember-facts': 'memories',
  'advance-rollouts': 'firmware',
  'count-firmware': 'firmware',
}

const noBacklog = { ready: 0, retrying: 0, failed: 0, oldestSeconds: 0 }

/** What waits in the queue, for every task. */
export async function readJobBacklog(db: Queries) {
  const waiting = await jobStore(db).readBacklog()
  return Object.keys(featureOf).map((task) => waiting.find((each) => each.task === task) ?? { task, ...noBacklog })
}
