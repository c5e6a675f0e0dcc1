import { describe, expect, test } from 'vitest'
import type { Goal } from './benchmark.ts'
import { exitCodeFor, judge, judgeFailure } from './report.ts'
import { formatFigures } from './table.ts'

const quiet = { cores: 2, outside: 0.05 }
const busy = { cores: 2, outside: 0.9 }
const sample = (value: number) => ({ value, cpu: value / 10 })
const aBenchmark = (goal: Goal) => ({ name: 'example', unit: 's', goal })
const figure = (goal: Goal, ours: number[], baseline: number[], load = quiet) =>
  judge(aBenchmark(goal), { ours: ours.map(sample), baseline: baseline.map(sample) }, load)

describe('judging a benchmark', () => {
  test('medians are compared, so one bad round does not decide', () => {
    expect(figure({ of: 'ratio', atLeast: 0.6 }, [70, 1, 72], [100, 100, 9000])).toMatchObject({
      ours: 70,
      baseline: 100,
      ratio: 0.7,
      goal: 'ratio ≥ 0.6',
      met: true,
    })
  })

  test('a figure has quartiles and the CPU time of each side', () => {
    expect(figure({ of: 'ours', atMost: 3 }, [5, 1, 2, 4, 3], [10, 20])).toMatchObject({
      quartiles: { ours: [2, 4], baseline: [12.5, 17.5] },
      cpu: { ours: 0.3, baseline: 1.5 },
    })
  })

  test.each([
    [{ of: 'ratio', atLeast: 0.6 }, 60, true],
    [{ of: 'ratio', atLeast: 0.6 }, 59, false],
    [{ of: 'ratio', atMost: 1.5 }, 151, false],
    [{ of: 'ours', atMost: 120 }, 120, true],
    [{ of: 'ours', atMost: 120 }, 121, false],
  ] as const)('the goal %j with ours %d and a baseline of 100 is met: %s', (goal, ours, met) => {
    expect(figure(goal, [ours], [100]).met).toBe(met)
  })

  test('the goal of an absolute figure has a unit', () => {
    expect(figure({ of: 'ours', atMost: 3 }, [1], [1]).goal).toBe('ours ≤ 3 s')
  })
})

describe('a busy machine', () => {
  const missed = figure({ of: 'ours', atMost: 3 }, [9], [1], busy)

  test('a busy machine gives no conclusion, whether the goal is met or missed', () => {
    expect(missed.met).toBeNull()
    expect(figure({ of: 'ours', atMost: 3 }, [1], [1], busy).met).toBeNull()
  })

  test('the table and the note say that the machine was busy', () => {
    expect(formatFigures([missed])).toContain('no conclusion')
    expect(formatFigures([missed])).toContain('example: concludes nothing: others used 0.90 of 2 cores')
  })

  test('a run on a busy machine does not fail', () => {
    expect(exitCodeFor([missed])).toBe(0)
  })
})

describe('the exit code', () => {
  test('the exit code is 1 when a goal was missed on a quiet machine', () => {
    const met = figure({ of: 'ours', atMost: 3 }, [1], [1])
    expect(exitCodeFor([met])).toBe(0)
    expect(exitCodeFor([met, figure({ of: 'ours', atMost: 3 }, [9], [1])])).toBe(1)
  })

  test('the exit code is 1 when a benchmark could not be run, and the table says why', () => {
    const failed = judgeFailure(aBenchmark({ of: 'ours', atMost: 3 }), new Error('it ended before it was ready'))
    expect(exitCodeFor([failed])).toBe(1)
    expect(formatFigures([failed])).toContain('example: it ended before it was ready')
  })
})

test('counts are shown by group, with a column for each part of the corpus', () => {
  const counts = [
    { part: 'train', group: 'abuse', found: 1, of: 2 },
    { part: 'held-out', group: 'abuse', found: 3, of: 3 },
    { part: 'held-out', group: 'danger', found: 0, of: 1 },
  ]
  const counted = { ours: [sample(1)], baseline: [sample(1)], counts }
  const table = formatFigures([judge(aBenchmark({ of: 'ours', atMost: 3 }), counted, quiet)])
  expect(table).toMatch(/abuse +50\.0 % \(1 of 2\) +100\.0 % \(3 of 3\)/)
  expect(table).toMatch(/danger +– +0\.0 % \(0 of 1\)/)
})
