import { createWorker } from '@pipit/concurrency/worker'

export type HashTask =
  | { type: 'hash'; password: string; memoryKibibytes: number; passes: number }
  | { type: 'verify'; password: string; passwordHash: string }

type HashThread = ReturnType<typeof createWorker<HashTask, string | boolean>>

/** On other systems a thread has the priority of its process. */
export const hasOwnPriority = process.platform === 'linux'

const maxHashMs = 60_000

/** Hashes use only cores that nobody else needs. Each task has a thread, so whoever calls this limits their number. */
export function createHashThreadPool() {
  const free: HashThread[] = []

  return async function run(task: HashTask): Promise<string | boolean> {
    const thread = free.pop() ?? startThread()
    try {
      return await thread.perform('hash', task)
    } finally {
      free.push(thread)
    }
  }
}

const startThread = (): HashThread =>
  createWorker({
    program: new URL('hash-thread.ts', import.meta.url),
    maxWaiting: 1,
    timeLimitMs: () => maxHashMs,
    failure: 'a password could not be hashed',
  })
