import { Worker } from 'node:worker_threads'

interface CompiledStory {
  story: string | undefined
  errors: string[]
}

interface StoryCompiler {
  thread: Worker
  /** By activity. */
  waiting: Map<string, PromiseWithResolvers<CompiledStory>>
  idleTimer?: NodeJS.Timeout
}

const idleMs = 10_000

let running: StoryCompiler | undefined

/**
 * Compiles a story in a thread, because that takes up to half a second. All stories share one thread, which ends when it
 * is idle: to load the compiler takes as long as to compile a story, and the first story takes longest.
 */
export function compileStory(activity: string): Promise<CompiledStory> {
  const compiler = (running ??= startCompiler())
  clearTimeout(compiler.idleTimer)
  compiler.thread.ref()
  const compiled = Promise.withResolvers<CompiledStory>()
  compiler.waiting.set(activity, compiled)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is a thread
  compiler.thread.postMessage(activity)
  return compiled.promise
}

function startCompiler(): StoryCompiler {
  const thread = new Worker(new URL('compile-stories.ts', import.meta.url), { env: {}, execArgv: [] })
  const compiler: StoryCompiler = { thread, waiting: new Map() }
  thread.on('message', ({ activity, ...compiled }: CompiledStory & { activity: string }) => {
    compiler.waiting.get(activity)?.resolve(compiled)
    compiler.waiting.delete(activity)
    if (compiler.waiting.size === 0) endWhenIdle(compiler)
  })
  const fail = (error: Error) => {
    forget(compiler)
    for (const { reject } of compiler.waiting.values()) reject(error)
    compiler.waiting.clear()
  }
  thread.once('error', fail)
  thread.once('exit', () => fail(new Error('The thread that compiles stories ended.')))
  return compiler
}

function endWhenIdle(compiler: StoryCompiler) {
  // An idle thread does not keep the process running.
  compiler.thread.unref()
  compiler.idleTimer = setTimeout(() => {
    forget(compiler)
    void compiler.thread.terminate()
  }, idleMs).unref()
}

function forget(compiler: StoryCompiler) {
  if (running === compiler) running = undefined
}
