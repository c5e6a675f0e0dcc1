import { serveThread } from '../thread.ts'

/** Does what a test wants: answers, fails, never ends, or dies. */
serveThread<string, string>(async (work) => {
  if (work === 'fail') throw new Error('no')
  if (work === 'hang') for (;;);
  if (work === 'die') process.exit(7)
  if (work === 'environment') return Object.keys(process.env).join()
  return work
})
