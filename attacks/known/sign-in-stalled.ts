import { onTarget, type Attack } from '../runner/attack.ts'
import { behindProxy, fromAddress, fromNewAddress } from '../target/addresses.ts'
import { expectStatus, identity, password } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'

const home = fromAddress('198.51.100.7')
const stranger = fromAddress('203.0.113.9')
const email = 'parent@example.org'
/** A sign-in that takes so many times as long as on an idle server is stalled. */
const stalledFactor = 10

export const signInStalled: Attack = {
  name: 'sign-in-stalled',
  aim: 'keep parents from signing in by asking for expensive work without an account',
  measuresTime: true,
  attempt: onTarget(behindProxy, async (target) => {
    expectStatus(await identity(target, 'accounts:signUp', { email, password }, home), 200)
    const idle = Math.min(await signInMs(target), await signInMs(target), await signInMs(target))
    const floods = {
      '80 made-up reset codes': await duringFlood(target, 80, (number) =>
        identity(target, 'accounts:resetPassword', { oobCode: `code-${number}`, newPassword: password }, stranger),
      ),
      '150 sign-ups': await duringFlood(target, 150, (number) =>
        identity(target, 'accounts:signUp', { email: `new-${number}@example.org`, password }, stranger),
      ),
      '150 sign-ins from 150 addresses': await duringFlood(target, 150, (number) =>
        identity(
          target,
          'accounts:signInWithPassword',
          { email: `nobody-${number}@example.org`, password },
          fromNewAddress(),
        ),
      ),
    }
    const figures = Object.entries(floods).map(([flood, ms]) => `${flood}: ${(ms / 1000).toFixed(1)} s`)
    return {
      succeeded: Object.values(floods).some((ms) => ms > stalledFactor * idle),
      evidence: `a sign-in took ${(idle / 1000).toFixed(1)} s idle, and with ${figures.join(', with ')}`,
    }
  }),
}

async function signInMs(target: Target): Promise<number> {
  const start = performance.now()
  expectStatus(await identity(target, 'accounts:signInWithPassword', { email, password }, home), 200)
  return performance.now() - start
}

/** Signs in when the flood has reached the server, and waits for its end. */
async function duringFlood(target: Target, count: number, send: (number: number) => Promise<unknown>): Promise<number> {
  const flood = Promise.all(Array.from({ length: count }, (_, number) => send(number)))
  // Fetched after the flood on new connections, so the flood is read before.
  await target.fetch('/healthz')
  const ms = await signInMs(target)
  await flood
  return ms
}
