interface Job<Result> {
  key: string
  run: () => Promise<Result>
  isLive: boolean
  isWanted: () => boolean
  result: PromiseWithResolvers<Result | null>
}

/** Live jobs come first, and wait for the one that runs, because a computation of the runtime cannot be stopped. */
export function createRenderQueue<Result>() {
  const waiting = new Map<string, Job<Result>>()
  let running: Job<Result> | null = null

  async function runNext() {
    if (running) return
    const jobs = [...waiting.values()]
    const job = jobs.find(({ isLive }) => isLive) ?? jobs[0]
    if (!job) return
    waiting.delete(job.key)
    if (!job.isWanted()) {
      job.result.resolve(null)
      return runNext()
    }
    running = job
    await job.run().then(job.result.resolve, job.result.reject)
    running = null
    void runNext()
  }

  function add(added: Omit<Job<Result>, 'result'>): Promise<Result | null> {
    const known = running?.key === added.key ? running : waiting.get(added.key)
    const job = known ?? { ...added, result: Promise.withResolvers<Result | null>() }
    // It was to be rendered ahead, but now somebody waits for it.
    if (known && added.isLive) Object.assign(known, { isLive: true, isWanted: added.isWanted })
    if (!known) waiting.set(job.key, job)
    void runNext()
    return job.result.promise
  }

  return {
    /** A live job is finished even when nobody waits for it any more, because the next sentence may need it. */
    runLive: (key: string, run: () => Promise<Result>) =>
      add({ key, run, isLive: true, isWanted: () => true }) as Promise<Result>,
    /** Resolves with null if the signal came before the job's turn. */
    runAhead: (key: string, run: () => Promise<Result>, signal: AbortSignal) =>
      add({ key, run, isLive: false, isWanted: () => !signal.aborted }),
  }
}
