import type { App } from '../runner/app-process.ts'
import { interleave, type Benchmark, type Goal, type Sample } from '../runner/benchmark.ts'
import type { Context } from '../runner/context.ts'
import type { Load } from '../load/load.ts'
import { runLoad } from '../load/run-load.ts'
import { signUpVerifiedUser } from './signed-in-user.ts'
import { cpuSecondsOf } from '../runner/processes.ts'

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
const childCount = 5

const ratioGoal: Goal = { of: 'ratio', atLeast: 0.6 }

export const familyList = familyBenchmark('family-list', { path: 'children', goal: ratioGoal })
export const familyCreate = familyBenchmark('family-create', { path: 'children', body: child, goal: ratioGoal })
/** One request for everything on the home page, with five queries on either side. */
export const familyHome = familyBenchmark('family-home', { path: 'home', goal: { of: 'ratio', atLeast: 0 } })

/** Requests of a signed-in parent, compared with the same queries without a sign-in. */
function familyBenchmark(name: string, { goal, ...request }: { path: string; body?: string; goal: Goal }): Benchmark {
  return {
    name,
    unit: 'requests/s',
    goal,
    run: async ({ quick, start }: Context) => {
      const apps = { ours: await start('ours'), baseline: await start('baseline') }
      const family = await createFamily(apps.ours, `${name}@example.org`)
      await fetch(`http://127.0.0.1:${apps.baseline.port}/tables`, { method: 'POST' })
      const measure = (app: App) => measureRequests(app, family, { ...request, seconds: quick ? 3 : 15 })
      await measure(apps.ours)
      await measure(apps.baseline)
      return interleave(quick ? 5 : 15, { ours: () => measure(apps.ours), baseline: () => measure(apps.baseline) })
    },
  }
}

async function createFamily(app: App, email: string): Promise<Family> {
  const url = `http://127.0.0.1:${app.port}`
  const { idToken } = await signUpVerifiedUser(app, email, 'correct horse')
  const headers = { authorization: `Bearer ${idToken}` }
  const signIn = await fetch(`${url}/v1/auth/sign-in/id`, { method: 'POST', headers })
  const { id: accountId, access_token: token } = (await signIn.json()) as { id: string; access_token: string }
  const consent = await fetch(`${url}/v1/accounts/${accountId}/consents`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ version: 1 }),
  })
  if (consent.status !== 200) throw new Error(`Giving consent returned ${consent.status}`)
  for (let number = 0; number < childCount; number += 1) {
    const response = await fetch(`${url}/v1/accounts/${accountId}/children`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: child.replace('{n}', String(number)),
    })
    if (response.status !== 201) throw new Error(`Adding a child returned ${response.status}`)
  }
  return { accountId, token }
}

type Request = Pick<Load, 'path' | 'body' | 'seconds'>

async function measureRequests({ pid, port }: App, { accountId, token }: Family, request: Request): Promise<Sample> {
  const cpuBefore = cpuSecondsOf(pid)
  const path = `/v1/accounts/${accountId}/${request.path}`
  const { requests, seconds } = await runLoad({
    ...request,
    path,
    bearerToken: token,
    port,
    connections: 16,
    firstNumber: 0,
    count: 20_000,
  })
  return { value: requests / seconds, cpu: ((cpuSecondsOf(pid) - cpuBefore) * 1000) / requests }
}
