import type { App } from '../runner/app-process.ts'
import { interleave, type Benchmark, type Goal, type Sample } from '../runner/benchmark.ts'
import type { Context } from '../runner/context.ts'
import type { Load } from '../load/load.ts'
import { runLoad } from '../load/run-load.ts'
import { verifiedPerson } from './signed-in-user.ts'
import { cpuOf } from '../runner/processes.ts'

interface Family {
  accountId: string
  token: string
}

const json = { 'content-type': 'application/json' }
const child = JSON.stringify({
  name: 'Child {n}',
  birthDate: '2021-04-05',
  proficiencyLevel: 'simple',
  contentMaturity: 'preschool',
  interests: ['trains', 'the moon'],
})
/** As many as a large family has. */
const children = 5

const goal: Goal = { of: 'ratio', atLeast: 0.6 }

export const familyList = familyBenchmark('family-list', { path: 'children', goal })
export const familyCreate = familyBenchmark('family-create', { path: 'children', body: child, goal })
/** One request for all that the home page shows; five queries on either side. */
export const familyHome = familyBenchmark('family-home', { path: 'home', goal: { of: 'ratio', atLeast: 0 } })

/** What a signed-in parent asks for, against the same queries for whoever asks. */
function familyBenchmark(
  name: string,
  { goal: wanted, ...request }: { path: string; body?: string; goal: Goal },
): Benchmark {
  return {
    name,
    unit: 'requests/s',
    goal: wanted,
    run: async ({ quick, start }: Context) => {
      const apps = { ours: await start('ours'), baseline: await start('baseline') }
      const family = await aFamily(`http://127.0.0.1:${apps.ours.port}`, `${name}@example.org`)
      await fetch(`http://127.0.0.1:${apps.baseline.port}/tables`, { method: 'POST' })
      const measure = (app: App) => ask(app, family, { ...request, seconds: quick ? 3 : 15 })
      await measure(apps.ours)
      await measure(apps.baseline)
      return interleave(quick ? 5 : 15, { ours: () => measure(apps.ours), baseline: () => measure(apps.baseline) })
    },
  }
}

async function aFamily(url: string, email: string): Promise<Family> {
  const { idToken } = await verifiedPerson(url, email, 'correct horse')
  const headers = { authorization: `Bearer ${idToken}` }
  const signIn = await fetch(`${url}/v1/auth/sign-in/id`, { method: 'POST', headers })
  const { id: accountId, access_token: token } = (await signIn.json()) as { id: string; access_token: string }
  for (let number = 0; number < children; number += 1) {
    const answer = await fetch(`${url}/v1/accounts/${accountId}/children`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: child.replace('{n}', String(number)),
    })
    if (answer.status !== 201) throw new Error(`Adding a child answered ${answer.status}`)
  }
  return { accountId, token }
}

type Request = Pick<Load, 'path' | 'body' | 'seconds'>

async function ask({ pid, port }: App, { accountId, token }: Family, request: Request): Promise<Sample> {
  const cpuBefore = cpuOf(pid)
  const path = `/v1/accounts/${accountId}/${request.path}`
  const { requests, seconds } = await runLoad({
    ...request,
    path,
    token,
    port,
    connections: 16,
    first: 0,
    count: 20_000,
  })
  return { value: requests / seconds, cpu: ((cpuOf(pid) - cpuBefore) * 1000) / requests }
}
