import { createWorker } from '@pipit/concurrency/worker'
import type { CompiledStory } from './compile-stories.ts'

const thread = createWorker<string, CompiledStory>({
  program: new URL('compile-stories.ts', import.meta.url),
  maxWaiting: 1000,
  timeLimitMs: () => 30_000,
  failure: 'a story could not be compiled',
  idleTimeoutMs: 10_000,
})

/**
 * Compiling takes up to half a second, so it happens in a thread. All stories share it: to load the compiler takes as
 * long as to compile a story, and the first story takes longest.
 */
export const compileStory = (activity: string): Promise<CompiledStory> => thread.perform('stories', activity)
