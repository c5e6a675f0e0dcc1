import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { measureRequests } from '../load/measure-requests.ts'
import type { App } from '../runner/app-process.ts'
import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'

const hashAlone = fileURLToPath(new URL('../baselines/hash-alone.ts', import.meta.url))
const accounts = '/identitytoolkit.googleapis.com/v1/accounts'
const userCount = 100
/** So many sign-ins warm up the compiler. */
const warmUpCount = 500

/** Password sign-ins per second, compared with the password hash alone on the same cores. */
export const passwordSignIn: Benchmark = {
  name: 'password-sign-in',
  unit: 'sign-ins/s',
  goal: { of: 'ratio', atLeast: 0.95 },
  run: async ({ quick, start }) => {
    const ours = await start('ours')
    for (let user = 0; user < userCount; user += 1) await signUp(ours, user)
    const count = quick ? 150 : 600
    return interleave(quick ? 5 : 15, (side, round) => {
      if (side === 'baseline') return hash(count)
      return measureRequests(ours, {
        path: `${accounts}:signInWithPassword?key=pipit-web`,
        body: '{"email":"user-{n}@example.org","password":"correct horse","returnSecureToken":true}',
        connections: 8,
        firstNumber: 0,
        numberModulus: userCount,
        count: round < 0 ? warmUpCount : count,
        seconds: 60,
      })
    })
  },
}

/** Each user signs up from another address, because the server limits how many accounts one visitor creates. */
async function signUp({ port }: App, user: number) {
  const response = await fetch(`http://127.0.0.1:${port}${accounts}:signUp?key=pipit-web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${user}` },
    body: JSON.stringify({ email: `user-${user}@example.org`, password: 'correct horse', returnSecureToken: true }),
  })
  if (!response.ok) throw new Error(`A sign-up returned ${response.status}.`)
}

async function hash(count: number): Promise<Sample> {
  const args = [hashAlone, String(count), String(availableParallelism())]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { perSecond, cpu } = JSON.parse(stdout) as { perSecond: number; cpu: number }
  return { value: perSecond, cpu }
}
