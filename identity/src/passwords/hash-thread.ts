// Computes one hash after the other in a thread of its own, see hash-thread-pool.ts.
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import { hasOwnPriority, type HashAnswer, type HashTask } from './hash-thread-pool.ts'

if (hasOwnPriority) setPriority(constants.priority.PRIORITY_LOW)

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(answer(task)))

function answer(task: HashTask): HashAnswer {
  try {
    return {
      result:
        task.type === 'hash'
          ? hashSync(task.password, { memoryCost: task.memoryKibibytes, timeCost: task.passes, parallelism: 1 })
          : verifySync(task.passwordHash, task.password),
    }
  } catch (error) {
    // Its message names no password, only what is wrong with a stored hash.
    return { failure: (error as Error).message }
  }
}
