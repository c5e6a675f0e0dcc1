import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { createDeviceFleet } from './device-fleet.ts'
import type { signInDevices } from './sign-in-devices.ts'

type Methods = ReturnType<typeof createDeviceFleet> & { signIn: typeof signInDevices }
type Fleet = {
  [Name in keyof Methods]: (...args: Parameters<Methods[Name]>) => Promise<Awaited<ReturnType<Methods[Name]>>>
}

export type FleetProcess = Fleet & { stop: () => Promise<void> }

interface Answer {
  id: number
  result?: unknown
  error?: string
}

const program = fileURLToPath(new URL('fleet-program.ts', import.meta.url))

/** Devices in a process of their own, so that they take no time from what is measured. */
export function startFleet(): FleetProcess {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const exited = once(child, 'exit')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  child.on('message', ({ id, result, error }: Answer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) call?.resolve(result)
    else call?.reject(new Error(error))
  })
  child.on('exit', () => {
    for (const call of waiting.values()) call.reject(new Error('The process of the devices has ended.'))
  })
  const call =
    (method: string) =>
    (...args: unknown[]) => {
      lastId += 1
      const answer = Promise.withResolvers<unknown>()
      waiting.set(lastId, answer)
      child.send({ id: lastId, method, args })
      return answer.promise
    }
  const names = ['connect', 'startTalking', 'talk', 'openCount', 'failures', 'close', 'signIn'] as const
  const fleet = Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Fleet
  return {
    ...fleet,
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
