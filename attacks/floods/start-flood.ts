import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Attacker } from './floods.ts'

const program = fileURLToPath(new URL('flood-process.ts', import.meta.url))

/** Floods from another process until it is stopped. Returns how many portions were sent. */
export async function startFlood(name: string, attacker: Attacker) {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let sent = 0
  child.on('message', (count: number) => (sent = count))
  child.send({ name, attacker })
  const begun = await Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)])
  if (!begun) throw new Error(`The flood "${name}" did not begin.`)
  return {
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      return sent
    },
  }
}
