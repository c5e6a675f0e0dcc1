import { createWorker } from '@pipit/concurrency/worker'
import type { CompiledStory } from './compile-stories.ts'

const thread = createWorker<string, CompiledStory>({
  program: new URL('compile-stories.ts', import.meta.url),
  maxWaiting: 1000,
  timeLimitMs: () => 30_000,
  failure: 'a story could not be compiled',
  idleTimeoutMs: 10_000,
})

/** Compiling takes up to half a second. One thread loads the compiler, which takes as long, for all stories. */
export const compileStory = (activity: string): Promise<CompiledStory> => thread.perform('stories', activity)
