// See hash-thread-pool.ts.
import { constants, setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'
import { serveWork } from '@pipit/concurrency/serve-work'
import { hasOwnPriority, type HashTask } from './hash-thread-pool.ts'

if (hasOwnPriority) setPriority(constants.priority.PRIORITY_LOW)

await serveWork<HashTask, string | boolean>(
  async () => async (task) =>
    task.type === 'hash'
      ? hashSync(task.password, { memoryCost: task.memoryKibibytes, timeCost: task.passes, parallelism: 1 })
      : verifySync(task.passwordHash, task.password),
)
