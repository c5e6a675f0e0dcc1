import { OverloadedError } from '@pipit/conversation/ports'
import type { Job } from './worker-process.ts'

/** A guess until the first jobs are done. */
const firstEstimateMs = 200
/** How much the newest job counts. The load of a machine changes within seconds. */
const weightOfNewest = 0.2

export interface QueueStats {
  /** Jobs that wait. */
  length: number
  /** Jobs that are being performed. */
  running: number
  /** How long a job that comes now would wait. */
  expectedWaitMs: number
  /** How long the last job has waited. */
  lastWaitMs: number
  /** Jobs that were refused since the start, because they would have waited too long. */
  refused: number
}

/**
 * The jobs that wait for a worker, earliest needed first: the first sentence of a reply before the second of another,
 * which is needed only when the first has been played. Bounded by the expected wait, not by a number of jobs.
 */
export function createJobQueue(maxWorkers: number) {
  const waiting: Job[] = []
  const runningSince = new Map<Job, number>()
  let jobMs = firstEstimateMs
  let lastWaitMs = 0
  let refused = 0

  /** A worker that is busy will on average be so for half a job. */
  function expectedWaitMs(jobsAhead: number) {
    const isFree = runningSince.size < maxWorkers && jobsAhead === 0
    return isFree ? 0 : ((jobsAhead + runningSince.size / 2) * jobMs) / maxWorkers
  }

  return {
    /** Throws an `OverloadedError` if the job would wait for longer than it may. */
    add(job: Job, maxWaitMs: number) {
      const at = waiting.findIndex(({ neededAt }) => neededAt > job.neededAt)
      if (expectedWaitMs(at < 0 ? waiting.length : at) > maxWaitMs) {
        refused += 1
        throw new OverloadedError('The voice has too much to do.')
      }
      waiting.splice(at < 0 ? waiting.length : at, 0, job)
    },
    /** Before all others: its worker has ended. */
    addAgain: (job: Job) => void waiting.unshift(job),
    next() {
      const job = waiting.shift()
      if (!job) return undefined
      const now = performance.now()
      lastWaitMs = now - job.addedAt
      runningSince.set(job, now)
      return job
    },
    /** The job is done, or its worker has ended. */
    finish(job: Job) {
      const since = runningSince.get(job)
      runningSince.delete(job)
      if (since !== undefined) jobMs += (performance.now() - since - jobMs) * weightOfNewest
    },
    remove(job: Job) {
      const at = waiting.indexOf(job)
      if (at >= 0) waiting.splice(at, 1)
    },
    /** Removes all jobs. */
    drain: () => waiting.splice(0),
    length: () => waiting.length,
    stats: (): QueueStats => ({
      length: waiting.length,
      running: runningSince.size,
      expectedWaitMs: Math.round(expectedWaitMs(waiting.length)),
      lastWaitMs: Math.round(lastWaitMs),
      refused,
    }),
  }
}
