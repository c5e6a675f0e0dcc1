import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type * as boards from '../boards/board-fleet.ts'
import type * as devices from './device-fleet.ts'

/** The same methods, called in another process. */
type Remote<Called> = {
  [Name in keyof Called]: Called[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never
} & { stop: () => Promise<void> }

export type FleetProcess = Remote<ReturnType<typeof devices.createFleet>>
export type BoardFleetProcess = Remote<ReturnType<typeof boards.createFleet>>

export const startFleet = () => startProcess<FleetProcess>('./device-fleet.ts')
export const startBoardFleet = () => startProcess<BoardFleetProcess>('../boards/board-fleet.ts')

interface Answer {
  id: number
  result?: unknown
  error?: string
}

/** Devices have a process of their own, so that they take no time from what is measured. */
function startProcess<Fleet extends { stop: () => Promise<void> }>(module: string): Fleet {
  const program = fileURLToPath(new URL('serve-fleet.ts', import.meta.url))
  const child = fork(program, [new URL(module, import.meta.url).href], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  child.on('message', ({ id, result, error }: Answer) => {
    const answer = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) answer?.resolve(result)
    else answer?.reject(new Error(error))
  })
  child.on('exit', () => {
    for (const answer of waiting.values()) answer.reject(new Error('The process of the devices has ended.'))
  })
  async function stop() {
    child.kill('SIGKILL')
    await exited
  }
  function call(method: string, args: unknown[]) {
    lastId += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(lastId, answer)
    child.send({ id: lastId, method, args })
    return answer.promise
  }
  return new Proxy({ stop } as Fleet, {
    get(known, method) {
      if (method in known) return known[method as keyof Fleet]
      // It is no promise, so `await` must find no `then`.
      return method === 'then' ? undefined : (...args: unknown[]) => call(String(method), args)
    },
  })
}
