import { setTimeout } from 'node:timers/promises'
import { answerJobs } from '../answer-jobs.ts'

/** Does what a test asks for, also the worst. */
await answerJobs<string>(async () => {
  if (process.argv[2] === 'broken') throw new Error('the weights are wrong')
  return async (ask, isGivenUp) => {
    if (ask === 'who') return process.pid
    if (ask === 'environment') return Object.keys(process.env)
    if (ask === 'crash') process.kill(process.pid, 'SIGSEGV')
    if (ask === 'fail') throw new Error('no')
    if (ask === 'hang') for (;;);
    if (ask === 'wait') while (!isGivenUp()) await setTimeout(1)
    return ask
  }
})
