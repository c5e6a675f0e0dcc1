import { serveWork } from '../serve-work.ts'

/** Does what a test wants: answers, fails, never ends, or dies. */
await serveWork<string, string>(async () => async (work) => {
  if (work === 'fail') throw new Error('no')
  if (work === 'hang') for (;;);
  if (work === 'die') process.exit(7)
  if (work === 'environment') return Object.keys(process.env).join()
  return work
})
