import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { App } from '../runner/app-process.ts'
import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'
import { runLoad } from '../load/run-load.ts'
import { toolkit } from './signed-in-user.ts'
import { cpuOf } from '../runner/processes.ts'

const hashAlone = fileURLToPath(new URL('../baselines/hash-alone.ts', import.meta.url))
const people = 100
const atOnce = 8

/** Password sign-ins in a second, against what the hash alone allows on the same cores. */
export const passwordSignIn: Benchmark = {
  name: 'password-sign-in',
  unit: 'sign-ins/s',
  goal: { of: 'ratio', atLeast: 0.9 },
  run: async ({ quick, start }) => {
    const ours = await start('ours')
    const url = `http://127.0.0.1:${ours.port}`
    for (let person = 0; person < people; person += 1) {
      await toolkit(url, 'signUp', {
        email: `person-${person}@example.org`,
        password: 'correct horse',
        returnSecureToken: true,
      })
    }
    const count = quick ? 150 : 600
    // A server that has been up for a while has its hot code compiled.
    await signIn(ours, 500)
    return interleave(quick ? 5 : 15, { ours: () => signIn(ours, count), baseline: () => hash(count) })
  },
}

async function signIn({ pid, port }: App, count: number): Promise<Sample> {
  const cpuBefore = cpuOf(pid)
  const { requests, seconds } = await runLoad({
    path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=pipit-web',
    body: '{"email":"person-{n}@example.org","password":"correct horse","returnSecureToken":true}',
    port,
    connections: atOnce,
    first: 0,
    wrapAt: people,
    count,
    seconds: 60,
  })
  return { value: requests / seconds, cpu: ((cpuOf(pid) - cpuBefore) * 1000) / requests }
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
