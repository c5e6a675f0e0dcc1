import { existsSync } from 'node:fs'
import { isAbsolute, join, normalize, relative, sep } from 'node:path'
import { root } from './run-step.ts'

/** The longest first: two run side by side. The suites need what is built. */
const checks = [
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
] as const
/** The pages that the server serves. */
const builds = ['web build'] as const
export type Check = (typeof checks)[number]
export type Suite = 'unit tests' | 'trust' | 'faults' | 'browser tests'

interface Parts {
  checks: readonly Check[]
  suites: readonly Suite[]
}

/** What each command runs: its checks side by side, then its suites one after the other. */
const partsOf = {
  test: { checks, suites: ['unit tests', 'trust', 'faults', 'browser tests'] },
  check: { checks: checks.filter((name) => name !== 'web build'), suites: [] },
  typecheck: { checks: ['types', 'types of the web', 'types of the service worker'], suites: [] },
  lint: { checks: ['lint'], suites: [] },
  'supply-chain': { checks: ['supply chain'], suites: [] },
  'test:unit': { checks: builds, suites: ['unit tests'] },
  'test:e2e': { checks: builds, suites: ['browser tests'] },
} satisfies Record<string, Parts>

export interface TestPlan extends Parts {
  vitestArguments: string[]
  playwrightArguments: string[]
}

/**
 * Decides what runs. Paths below e2e/ go to Playwright and all others to Vitest; options go with the paths, and to
 * Vitest when there are paths of both kinds.
 */
export function planTests(command: string, givenArguments: string[]): TestPlan {
  if (!isCommand(command)) throw new Error(`There is no command "${command}".`)
  const parts: Parts = partsOf[command]
  if (givenArguments.length === 0) return { ...parts, vitestArguments: [], playwrightArguments: [] }
  switch (command) {
    case 'test:unit':
      return { checks: [], suites: ['unit tests'], vitestArguments: givenArguments, playwrightArguments: [] }
    case 'test:e2e':
      return { ...parts, vitestArguments: [], playwrightArguments: givenArguments }
    case 'test':
      return routePaths(givenArguments)
    default:
      throw new Error(`"npm run ${command}" takes no arguments.`)
  }
}

function routePaths(givenArguments: string[]): TestPlan {
  const playwrightPaths = givenArguments.filter(isBelowE2e)
  const rest = givenArguments.filter((argument) => !isBelowE2e(argument))
  if (playwrightPaths.length === 0) {
    return { checks: [], suites: ['unit tests'], vitestArguments: rest, playwrightArguments: [] }
  }
  if (!rest.some((argument) => existsSync(join(root, argument)))) {
    return {
      checks: builds,
      suites: ['browser tests'],
      vitestArguments: [],
      playwrightArguments: givenArguments,
    }
  }
  return {
    checks: builds,
    suites: ['unit tests', 'browser tests'],
    vitestArguments: rest,
    playwrightArguments: playwrightPaths,
  }
}

function isBelowE2e(argument: string) {
  const path = isAbsolute(argument) ? relative(root, argument) : normalize(argument)
  return path.split(sep)[0] === 'e2e'
}

function isCommand(command: string): command is keyof typeof partsOf {
  return Object.hasOwn(partsOf, command)
}
