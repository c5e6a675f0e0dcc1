import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './run-step.ts'
import { planTests } from './test-plan.ts'

const spec = 'e2e/family/home.spec.ts'
const unitTest = 'tools/test-plan.test.ts'

describe('the plan of a test run', () => {
  test('without arguments, npm test runs every part', () => {
    expect(planTests('test', [])).toEqual({
      checks: [
        'types',
        'types of the web',
        'types of the service worker',
        'web build',
        'supply chain',
        'dependency rules',
        'unused code',
        'texts',
        'translations',
        'lint',
        'format',
      ],
      suites: ['unit tests', 'trust', 'faults', 'browser tests'],
      vitestArguments: [],
      playwrightArguments: [],
    })
  })

  test.each([spec, `./${spec}`, join(root, spec)])('%s goes to Playwright, after the pages are built', (path) => {
    expect(planTests('test', [path])).toEqual({
      checks: ['web build'],
      suites: ['browser tests'],
      vitestArguments: [],
      playwrightArguments: [path],
    })
  })

  test('a path elsewhere goes to Vitest, with its options', () => {
    expect(planTests('test', ['server/src/features/cards', '-t', 'a card'])).toEqual({
      checks: [],
      suites: ['unit tests'],
      vitestArguments: ['server/src/features/cards', '-t', 'a card'],
      playwrightArguments: [],
    })
  })

  test('the options of a browser test go to Playwright', () => {
    expect(planTests('test', [spec, '--grep', 'home'])).toMatchObject({
      checks: ['web build'],
      suites: ['browser tests'],
      playwrightArguments: [spec, '--grep', 'home'],
    })
  })

  test('paths of both kinds run both suites', () => {
    expect(planTests('test', [unitTest, spec])).toEqual({
      checks: ['web build'],
      suites: ['unit tests', 'browser tests'],
      vitestArguments: [unitTest],
      playwrightArguments: [spec],
    })
  })

  test('each of the smaller commands runs its part of npm test', () => {
    const all = planTests('test', [])
    for (const command of ['check', 'typecheck', 'lint', 'supply-chain', 'test:unit', 'test:e2e']) {
      const { checks, suites } = planTests(command, [])
      expect(checks.length + suites.length).toBeGreaterThan(0)
      expect(all.checks).toEqual(expect.arrayContaining([...checks]))
      expect(all.suites).toEqual(expect.arrayContaining([...suites]))
    }
  })

  test('an argument that a check cannot use is an error', () => {
    expect(() => planTests('lint', ['web'])).toThrow('"npm run lint" takes no arguments.')
  })
})
