import { OverloadedError } from '@pipit/conversation/ports'

export interface Job {
  input: unknown
  signal: AbortSignal | undefined
  resolve: (result: unknown) => void
  reject: (reason: unknown) => void
  addedAt: number
  /** Jobs that are needed earlier come first. */
  neededAt: number
}

/** A guess until the first jobs are done. */
const firstEstimateMs = 200
/** How much the newest job counts. The load of a machine changes within seconds. */
const weightOfNewest = 0.2

export interface QueueStats {
  /** Jobs that wait. */
  length: number
  /** Jobs that are being performed. */
  running: number
  /** How long a job that comes now and is needed at once would wait. */
  expectedWaitMs: number
  /** How long the last job has waited. */
  lastWaitMs: number
  /** Jobs that were refused since the start, because they would have waited, or have waited, too long. */
  refused: number
}

/**
 * The jobs that wait for a worker, earliest needed first: the first sentence of a reply before the second of another,
 * which is needed only when the first has been played. Bounded by how long a job may wait, not by a number of jobs.
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

  /** Where a job that is needed then belongs: behind those that are needed earlier or at the same time. */
  function placeOf(neededAt: number) {
    const at = waiting.findIndex((other) => other.neededAt > neededAt)
    return at < 0 ? waiting.length : at
  }

  function remove(job: Job): boolean {
    const at = waiting.indexOf(job)
    if (at >= 0) waiting.splice(at, 1)
    return at >= 0
  }

  function refuse(): OverloadedError {
    refused += 1
    return new OverloadedError('The voice has too much to do.')
  }

  return {
    /** Throws an `OverloadedError` if the job would wait for longer than it may. */
    add(job: Job, maxWaitMs: number) {
      const at = placeOf(job.neededAt)
      if (expectedWaitMs(at) > maxWaitMs) throw refuse()
      waiting.splice(at, 0, job)
    },
    /** The job has waited for as long as it may. Does nothing if it is being performed. */
    giveUp(job: Job) {
      if (remove(job)) job.reject(refuse())
    },
    next() {
      const job = waiting.shift()
      if (!job) return undefined
      const now = performance.now()
      lastWaitMs = now - job.addedAt
      runningSince.set(job, now)
      return job
    },
    /** The job is done, or its worker has given up. Does nothing if it is not being performed. */
    finish(job: Job) {
      const since = runningSince.get(job)
      runningSince.delete(job)
      if (since !== undefined) jobMs += (performance.now() - since - jobMs) * weightOfNewest
    },
    remove,
    /** Removes all jobs. */
    drain: () => waiting.splice(0),
    length: () => waiting.length,
    stats: (): QueueStats => ({
      length: waiting.length,
      running: runningSince.size,
      expectedWaitMs: Math.round(expectedWaitMs(placeOf(performance.now()))),
      lastWaitMs: Math.round(lastWaitMs),
      refused,
    }),
  }
}
