import { fork } from 'node:child_process'
import { once } from 'node:events'

type Methods = Record<string, (...args: never[]) => unknown>

/** The same methods, called in another process. */
export type Remote<Called> = {
  [Name in keyof Called]: Called[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never
} & { stop: () => Promise<void> }

interface Answer {
  id: number
  result?: unknown
  error?: string
}

/** Starts a program that `serveMethods`, so that it takes no time from what is measured. */
export function callProcess<Called extends Methods>(program: string, names: (keyof Called & string)[]): Remote<Called> {
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
  const methods = Object.fromEntries(names.map((name) => [name, call(name)]))
  const stop = async () => {
    child.kill('SIGKILL')
    await exited
  }
  return { ...methods, stop } as Remote<Called>
}
