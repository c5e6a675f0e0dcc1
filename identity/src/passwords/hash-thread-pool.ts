import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type HashTask =
  | { type: 'hash'; password: string; memoryKibibytes: number; passes: number }
  | { type: 'verify'; password: string; passwordHash: string }

export type HashAnswer = { result: string | boolean } | { failure: string }

/** On other systems a thread has the priority of its process. */
export const hasOwnPriority = process.platform === 'linux'

/** A thread takes a few megabytes and a twentieth of a second to start. */
const idleTimeoutMs = 60_000
const program = new URL('./hash-thread.ts', import.meta.url)

/**
 * Threads with the lowest priority: hashes may use each core that nobody else needs, and a flood of sign-ins does not slow
 * down people who have signed in. There is a thread for each task that runs, so whoever calls this limits their number.
 */
export function createHashThreadPool() {
  const free: Worker[] = []
  const idleTimer = setTimeout(stopFree, idleTimeoutMs).unref()

  return async function run(task: HashTask): Promise<string | boolean> {
    const thread = free.pop() ?? new Worker(program, { env: {} })
    thread.ref()
    thread.postMessage(task)
    // Rejects if the thread itself fails; then another takes its place.
    const [answer] = (await once(thread, 'message')) as [HashAnswer]
    // A thread that waits keeps no process from ending.
    thread.unref()
    free.push(thread)
    idleTimer.refresh()
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.result
  }

  function stopFree() {
    for (const thread of free.splice(0)) void thread.terminate()
  }
}
