import { existsSync } from 'node:fs'
import { isAbsolute, join, normalize, relative, sep } from 'node:path'
import { root } from './run-step.ts'

const checks = ['types', 'format', 'lint', 'dependency rules', 'unused code', 'supply chain'] as const
export type Check = (typeof checks)[number]
export type Part = Check | 'web build' | 'unit tests' | 'trust' | 'browser tests'

/** What each command runs, in this order. */
const partsOf = {
  test: [...checks, 'web build', 'unit tests', 'trust', 'browser tests'],
  check: checks,
  typecheck: ['types'],
  lint: ['lint'],
  'supply-chain': ['supply chain'],
  'test:unit': ['web build', 'unit tests'],
  'test:e2e': ['web build', 'browser tests'],
} satisfies Record<string, readonly Part[]>

export interface TestPlan {
  parts: readonly Part[]
  vitestArguments: string[]
  playwrightArguments: string[]
}

/**
 * Decides what runs. Paths below e2e/ go to Playwright and all others to Vitest; options go with the paths, and to
 * Vitest when there are paths of both kinds.
 */
export function planTests(command: string, givenArguments: string[]): TestPlan {
  if (!isCommand(command)) throw new Error(`There is no command "${command}".`)
  const parts: readonly Part[] = partsOf[command]
  if (givenArguments.length === 0) return { parts, vitestArguments: [], playwrightArguments: [] }
  switch (command) {
    case 'test:unit':
      return { parts: ['unit tests'], vitestArguments: givenArguments, playwrightArguments: [] }
    case 'test:e2e':
      return { parts, vitestArguments: [], playwrightArguments: givenArguments }
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
    return { parts: ['unit tests'], vitestArguments: rest, playwrightArguments: [] }
  }
  if (!rest.some((argument) => existsSync(join(root, argument)))) {
    return { parts: ['web build', 'browser tests'], vitestArguments: [], playwrightArguments: givenArguments }
  }
  return {
    parts: ['web build', 'unit tests', 'browser tests'],
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
