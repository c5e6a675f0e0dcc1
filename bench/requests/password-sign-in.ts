import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { App } from '../runner/app-process.ts'
import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'
import { runLoad } from '../load/run-load.ts'
import { callIdentityToolkit } from './signed-in-user.ts'
import { cpuSecondsOf } from '../runner/processes.ts'

const hashAlone = fileURLToPath(new URL('../baselines/hash-alone.ts', import.meta.url))
const userCount = 100
const connections = 8

/** Password sign-ins per second, compared with the password hash alone on the same cores. */
export const passwordSignIn: Benchmark = {
  name: 'password-sign-in',
  unit: 'sign-ins/s',
  goal: { of: 'ratio', atLeast: 0.95 },
  run: async ({ quick, start }) => {
    const ours = await start('ours')
    const url = `http://127.0.0.1:${ours.port}`
    for (let user = 0; user < userCount; user += 1) {
      await callIdentityToolkit(url, 'signUp', {
        email: `user-${user}@example.org`,
        password: 'correct horse',
        returnSecureToken: true,
      })
    }
    const count = quick ? 150 : 600
    // Warms up the compiler.
    await signIn(ours, 500)
    return interleave(quick ? 5 : 15, { ours: () => signIn(ours, count), baseline: () => hash(count) })
  },
}

async function signIn({ pid, port }: App, count: number): Promise<Sample> {
  const cpuBefore = cpuSecondsOf(pid)
  const { requests, seconds } = await runLoad({
    path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=pipit-web',
    body: '{"email":"user-{n}@example.org","password":"correct horse","returnSecureToken":true}',
    port,
    connections,
    firstNumber: 0,
    numberModulus: userCount,
    count,
    seconds: 60,
  })
  return { value: requests / seconds, cpu: ((cpuSecondsOf(pid) - cpuBefore) * 1000) / requests }
}

async function hash(count: number): Promise<Sample> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    hashAlone,
    String(count),
    String(availableParallelism()),
  ])
  const { perSecond, cpu } = JSON.parse(stdout) as { perSecond: number; cpu: number }
  return { value: perSecond, cpu }
}
