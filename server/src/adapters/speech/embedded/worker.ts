import { fork } from 'node:child_process'
import type { FromWorker, ToWorker } from './worker-messages.ts'

export interface Job {
  id: number
  ask: unknown
  resolve: (answer: unknown) => void
  reject: (why: unknown) => void
}

interface Options {
  program: URL
  programArguments: string[]
  idleFor: number
  patience: number
  onFree: () => void
  onGone: (why: string) => void
}

export type Worker = ReturnType<typeof startWorker>

/** It holds nothing of its own, so that it may be ended at any moment. */
export function startWorker({ program, programArguments, idleFor, patience, onFree, onGone }: Options) {
  const child = fork(program, programArguments, {
    execArgv: [],
    env: bareEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { promise: ready, resolve: isReady, reject: isNotReady } = Promise.withResolvers<void>()
  const { promise: gone, resolve: isGone } = Promise.withResolvers<void>()
  ready.catch(() => {})
  let state: 'starting' | 'free' | 'busy' | 'gone' = 'starting'
  let job: Job | null = null
  let why = 'it ended by itself'
  const stop = () => child.kill('SIGKILL')
  const tell = (message: ToWorker) => child.send(message, () => {})

  function losePatience() {
    why = 'it did not answer'
    stop()
  }
  let timer = setTimeout(losePatience, patience)

  function rest() {
    clearTimeout(timer)
    timer = setTimeout(stop, idleFor)
    timer.unref()
  }

  child.on('message', (message: FromWorker) => {
    if (message.type === 'cannot-start') {
      why = message.why
      stop()
      return
    }
    if (message.type === 'ready') isReady()
    if (message.type === 'answer') job?.resolve(message.answer)
    if (message.type === 'failed') job?.reject(new Error(message.why))
    job = null
    state = 'free'
    rest()
    onFree()
  })
  child.once('error', leave)
  child.once('exit', leave)

  function leave() {
    if (state === 'gone') return
    state = 'gone'
    clearTimeout(timer)
    isNotReady(new Error(why))
    job?.reject(new Error(why))
    isGone()
    onGone(why)
  }

  return {
    ready,
    gone,
    stop,
    state: () => state,
    perform(next: Job) {
      job = next
      state = 'busy'
      clearTimeout(timer)
      timer = setTimeout(losePatience, patience)
      tell({ type: 'job', id: next.id, ask: next.ask })
    },
    giveUp(unwanted: Job) {
      if (job === unwanted) tell({ type: 'give-up', id: unwanted.id })
    },
    stayAwake() {
      if (state === 'free') rest()
    },
  }
}

/** The keys and passwords of the server are none of its business. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot, TZ } = process.env
  return { ...(SystemRoot && { SystemRoot }), ...(TZ && { TZ }) }
}
