import { setTimeout } from 'node:timers/promises'
import { serveJobs } from '../serve-jobs.ts'

/** Does what a test asks for: answers, crashes, fails or hangs. */
await serveJobs<string>(async () => {
  if (process.argv[2] === 'broken') throw new Error('the weights are wrong')
  return async (command, isCancelled) => {
    if (command === 'who') return process.pid
    if (command === 'environment') return Object.keys(process.env)
    if (command === 'crash') process.kill(process.pid, 'SIGSEGV')
    if (command === 'fail') throw new Error('no')
    if (command === 'hang') for (;;);
    if (command === 'wait') while (!isCancelled()) await setTimeout(1)
    return command
  }
})
