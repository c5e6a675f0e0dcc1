// Started by start-flood.ts: floods a server until its parent ends it.
import { setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { floods, type Attacker } from './floods.ts'

const senders = 16
const pauseAfterFailureMs = 10

// The attacker's machine is another one in real life: here it gets only what the server leaves.
setPriority(19)
process.on('disconnect', () => process.exit())
process.once('message', ({ name, attacker }: { name: string; attacker: Attacker }) => {
  const flood = floods[name]
  if (!flood) throw new Error(`There is no flood "${name}".`)
  for (let sender = 0; sender < senders; sender += 1) void sendForever(() => flood(attacker))
  setInterval(() => process.send?.(sent), 200)
})

let sent = 0

async function sendForever(send: () => Promise<void>): Promise<never> {
  for (;;) {
    // The server may refuse or cut anything.
    await send().catch(() => delay(pauseAfterFailureMs))
    sent += 1
  }
}
