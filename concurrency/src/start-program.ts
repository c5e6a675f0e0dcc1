import { fork } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { minimalEnvironment } from './minimal-environment.ts'

/** What threads and processes have in common. */
export interface Program {
  send: (message: object) => void
  /** Resolves when it has ended. */
  end: () => Promise<unknown>
  /** Whether this process goes on because of it. */
  keepAlive: (isNeeded: boolean) => void
}

interface Options {
  program: URL
  programArguments?: () => string[]
  env?: Record<string, string>
  isProcess?: boolean
}

interface Handlers {
  onMessage: (from: Program, message: never) => void
  onEnd: (error: Error) => void
}

export function startProgram(
  { program, programArguments, env: given, isProcess }: Options,
  handlers: Handlers,
): Program {
  const env = { ...minimalEnvironment(), ...given }
  return isProcess
    ? startProcess(program, programArguments?.() ?? [], env, handlers)
    : startThread(program, env, handlers)
}

function startThread(program: URL, env: NodeJS.ProcessEnv, { onMessage, onEnd }: Handlers): Program {
  // The server's command line flags are not valid for threads.
  const worker = new Worker(program, { execArgv: [], env })
  const started: Program = {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
    send: (message) => worker.postMessage(message),
    end() {
      worker.ref()
      return worker.terminate()
    },
    keepAlive: (isNeeded) => (isNeeded ? worker.ref() : worker.unref()),
  }
  worker.on('message', (message) => onMessage(started, message as never))
  worker.on('error', (error) => onEnd(error as Error))
  worker.on('exit', (code) => onEnd(new Error(`the thread has ended with ${code}`)))
  return started
}

function startProcess(program: URL, args: string[], env: NodeJS.ProcessEnv, { onMessage, onEnd }: Handlers): Program {
  const child = fork(program, args, {
    execArgv: [],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = Promise.withResolvers<void>()
  const started: Program = {
    // What one that has just died is not sent is given to the next one, as soon as its end is known.
    send: (message) => child.connected && child.send(message, () => {}),
    end() {
      // Whoever waits for its end is not over before.
      started.keepAlive(true)
      // One that hangs takes no other signal.
      child.kill('SIGKILL')
      return exited.promise
    },
    keepAlive(isNeeded) {
      const act = isNeeded ? 'ref' : 'unref'
      child[act]()
      child.channel?.[act]()
    },
  }
  const end = (error: Error) => {
    exited.resolve()
    onEnd(error)
  }
  child.on('message', (message) => onMessage(started, message as never))
  child.on('error', end)
  child.on('exit', (code, signal) => end(new Error(`the process has ended with ${signal ?? code}`)))
  return started
}
