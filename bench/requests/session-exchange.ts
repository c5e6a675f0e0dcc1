import type { App } from '../runner/app-process.ts'
import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'
import { runLoad } from '../load/run-load.ts'
import { callIdentityToolkit, signUpVerifiedUser } from './signed-in-user.ts'
import { cpuSecondsOf } from '../runner/processes.ts'

/** Exchanges of identity tokens for sessions per second. */
export const sessionExchange: Benchmark = {
  name: 'session-exchange',
  unit: 'requests/s',
  goal: { of: 'ratio', atLeast: 0.6 },
  run: async ({ quick, start }) => {
    const apps = { ours: await start('ours'), baseline: await start('baseline') }
    const oursUrl = `http://127.0.0.1:${apps.ours.port}`
    const person = { email: 'exchange@example.org', password: 'correct horse', returnSecureToken: true }
    await signUpVerifiedUser(apps.ours, person.email, person.password)
    await fetch(`http://127.0.0.1:${apps.baseline.port}/keys`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await (await fetch(`${oursUrl}/.well-known/jwks.json`)).text(),
    })
    // A new sign-in each time, because a token is exchanged for five minutes.
    const measure = async (app: App) => {
      const { idToken } = await callIdentityToolkit<{ idToken: string }>(oursUrl, 'signInWithPassword', person)
      return exchange(app, idToken, quick ? 3 : 15)
    }
    await measure(apps.ours)
    await measure(apps.baseline)
    return interleave(quick ? 5 : 15, { ours: () => measure(apps.ours), baseline: () => measure(apps.baseline) })
  },
}

async function exchange({ pid, port }: App, token: string, seconds: number): Promise<Sample> {
  const cpuBefore = cpuSecondsOf(pid)
  const load = {
    path: '/v1/auth/sign-in/id',
    body: '{}',
    bearerToken: token,
    port,
    connections: 16,
    firstNumber: 0,
    count: 5000,
    seconds,
  }
  const { requests, seconds: elapsed } = await runLoad(load)
  return { value: requests / elapsed, cpu: ((cpuSecondsOf(pid) - cpuBefore) * 1000) / requests }
}
