import { measureRequests } from '../load/measure-requests.ts'
import { interleave, type Benchmark, type Goal } from '../runner/benchmark.ts'
import type { Context } from '../runner/context.ts'
import { insertFamilies } from './insert-families.ts'

const child = JSON.stringify({
  name: 'Child {n}',
  birthDate: '2021-04-05',
  proficiencyLevel: 'simple',
  contentMaturity: 'preschool',
  interests: ['trains', 'the moon'],
})

const nearBare: Goal = { of: 'ratio', atLeast: 0.85 }
const aboveParse: Goal = { of: 'ratio', atLeast: 5 }
const list = { path: 'children' }
const create = { path: 'children', body: child }
/** One request for everything on the home page. */
const home = { path: 'home' }

export const familyPages = [
  familyBenchmark('family-list', list, 'baseline', nearBare),
  familyBenchmark('family-create', create, 'baseline', nearBare),
  familyBenchmark('family-home', home, 'baseline', nearBare),
  familyBenchmark('parse-list', list, 'parse-server', aboveParse),
  familyBenchmark('parse-create', create, 'parse-server', aboveParse),
  familyBenchmark('parse-home', home, 'parse-server', aboveParse),
]

/** A family can have 50 children, so those of `family-create` are spread over many families and deleted after each round. */
const families = { count: 100, children: 5, newChildren: 45 }

/** Requests of signed-in parents, compared with the same queries without a sign-in. */
function familyBenchmark(
  name: string,
  request: { path: string; body?: string },
  baseline: 'baseline' | 'parse-server',
  goal: Goal,
): Benchmark {
  return {
    name,
    unit: 'requests/s',
    goal,
    run: async ({ quick, start, dataFolder }: Context) => {
      const apps = { ours: await start('ours'), baseline: await start(baseline) }
      const { callers, deleteNewChildren, close } = await insertFamilies(dataFolder, families)
      await fetch(`http://127.0.0.1:${apps.baseline.port}/families`, {
        method: 'POST',
        body: JSON.stringify(callers.map(({ accountId }) => accountId)),
      })
      const load = {
        ...(request.body ? { body: request.body } : {}),
        path: `/v1/accounts/{accountId}/${request.path}`,
        callers,
        count: request.body ? families.count * families.newChildren : 20_000,
        seconds: quick ? 3 : 15,
        connections: 16,
        firstNumber: 0,
      }
      try {
        return await interleave(quick ? 5 : 15, (side) => measureRequests(apps[side], load).finally(deleteNewChildren))
      } finally {
        await close()
      }
    },
  }
}
