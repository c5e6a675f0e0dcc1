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

const firstEstimateMs = 200
/** The load of a machine changes within seconds, so the newest job counts this much. */
const weightOfNewest = 0.2

export interface QueueStats {
  length: number
  running: number
  /** A job that comes now and is needed at once would wait this long. */
  expectedWaitMs: number
  lastWaitMs: number
  /** These would have waited, or have waited, too long. */
  refused: number
}

/** The first sentence of a reply is needed before the second of another. Waiting is limited by time, not by number. */
export function createWaitQueue(maxWorkers: number) {
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

  /** A job belongs behind those that are needed earlier or at the same time. */
  function indexFor(neededAt: number) {
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
      const at = indexFor(job.neededAt)
      if (expectedWaitMs(at) > maxWaitMs) throw refuse()
      waiting.splice(at, 0, job)
    },
    /** Refuses a job that has waited for as long as it may, unless it is being performed. */
    expire(job: Job) {
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
    /** Does nothing if the job is not being performed. */
    finish(job: Job) {
      const since = runningSince.get(job)
      runningSince.delete(job)
      if (since !== undefined) jobMs += (performance.now() - since - jobMs) * weightOfNewest
    },
    remove,
    drain: () => waiting.splice(0),
    length: () => waiting.length,
    stats: (): QueueStats => ({
      length: waiting.length,
      running: runningSince.size,
      expectedWaitMs: Math.round(expectedWaitMs(indexFor(performance.now()))),
      lastWaitMs: Math.round(lastWaitMs),
      refused,
    }),
  }
}
