import { expect, test } from 'vitest'
import type { Check, Verdict } from './check.ts'
import { runChecks } from './run-checks.ts'

const run: Check['run'] = async () => undefined
const checks: Check[] = [
  { name: 'first of the families', usesFamilies: true, run },
  { name: 'second of the families', usesFamilies: true, run },
  { name: 'alone', run },
  { name: 'third of the families', usesFamilies: true, run },
  { name: 'alone too', run },
]

/** Runs the checks, of which each takes so many turns of the event loop, and records which ran together. */
async function record(checksAtOnce: number, turns: Record<string, number> = {}) {
  const running = new Set<Check>()
  const together: string[][] = []
  const verdicts = await runChecks(checks, checksAtOnce, async (check): Promise<Verdict> => {
    running.add(check)
    together.push([...running].map(({ name }) => name))
    for (let turn = 0; turn < (turns[check.name] ?? 1); turn++) await new Promise(setImmediate)
    running.delete(check)
    return { check: check.name, tried: 1, passed: 1, worst: null, met: true }
  })
  return { together, verdicts: verdicts.map(({ check }) => check) }
}

const names = checks.map(({ name }) => name)

test('one at a time, the checks run in their order', async () => {
  expect(await record(1)).toEqual({ together: names.map((name) => [name]), verdicts: names })
})

test.each([{}, { 'first of the families': 9 }, { alone: 9, 'alone too': 9 }])(
  'two at a time, no two of them share the families, and the verdicts keep their order (%o)',
  async (turns) => {
    const { together, verdicts } = await record(2, turns)
    expect(verdicts).toEqual(names)
    expect(together.filter((each) => each.length > 2)).toEqual([])
    expect(together.filter((each) => each.length === 2)).not.toEqual([])
    expect(together.filter((each) => each.filter((name) => name.includes('families')).length > 1)).toEqual([])
  },
)
