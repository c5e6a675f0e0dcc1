// `npm test` and its parts. Ends with one line, `N passed, N failed`; test-plan.ts decides what runs.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from '@pipit/test-kit/chromium'
import { countPlaywright, countVitest, type Count } from './count-tests.ts'
import { packages, root, runStep, tool } from './run-step.ts'
import { missingPrograms } from './test-programs.ts'
import { planTests, type Check, type Suite, type TestPlan } from './test-plan.ts'

const reports = join(root, '.cache', 'test-reports')
const total: Count = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }

const lingui = [tool('@lingui/cli/dist/lingui.js'), 'check'] as const
const linguiConfig = ['--config', 'web/lingui.config.ts']

const checks: Record<Check, [file: string, ...args: string[]]> = {
  types: [tool('typescript-native/bin/tsc'), '-p', '.'],
  'types of the web': [tool('typescript-native/bin/tsc'), '-p', 'web'],
  'types of the service worker': [tool('typescript-native/bin/tsc'), '-p', 'web/src/service-worker'],
  'web build': [join(root, 'tools/build-web.ts')],
  'supply chain': [join(root, 'tools/supply-chain/main.ts')],
  'dependency rules': [
    tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    ...packages,
  ],
  'unused code': [tool('knip/bin/knip.js'), '--no-progress'],
  // What `npm run extract-texts` would change, and what nobody has translated.
  texts: [...lingui, 'sync', '--clean', ...linguiConfig],
  translations: [...lingui, 'missing', '--mode', 'catalog', ...linguiConfig],
  lint: [tool('oxlint/bin/oxlint'), '--deny-warnings'],
  format: [tool('oxfmt/bin/oxfmt'), '--check'],
}

const runSuite: Record<Suite, (plan: TestPlan) => Promise<void>> = {
  'unit tests': runVitest,
  trust: () => check('trust', [join(root, 'attacks/run.ts'), '--short']),
  faults: runFaults,
  'browser tests': runPlaywright,
}

const [command = 'test', ...givenArguments] = process.argv.slice(2)
const plan = readPlan()
await mkdir(reports, { recursive: true })
await runChecks(plan.checks)
for (const suite of plan.suites) await runSuite[suite](plan)

if (total.flaky.length > 0) console.log(`\nPassed only when retried:\n${total.flaky.join('\n')}`)
if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)

function readPlan() {
  try {
    return planTests(command, givenArguments)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

async function runVitest({ vitestArguments }: TestPlan) {
  const unhandled = join(reports, 'unhandled-errors.json')
  const reporters = ['default', 'json', join(root, 'tools/report-unhandled-errors.ts')]
  const args = ['run', ...reporters.map((reporter) => `--reporter=${reporter}`), ...vitestArguments]
  const variables: Record<string, string> = { UNHANDLED_ERRORS_FILE: unhandled }
  for (const { name, tests, missing } of missingPrograms()) {
    skip(`the unit tests that need ${name}`, missing)
    args.push(`--exclude=${tests}`)
  }
  const chromium = findChromium()
  if ('missing' in chromium) {
    skip('the unit tests in a browser', chromium.missing)
    args.push('--exclude=**/in-a-browser.test.ts', '--exclude=**/*.test.tsx')
  } else variables.CHROMIUM_PATH = chromium.path
  const report = join(reports, 'unit-tests.json')
  args.push(`--outputFile.json=${report}`)
  const passed = await runStep('unit tests', tool('vitest/vitest.mjs'), args, { variables })
  addSuite('unit tests', passed, await countVitest(report, unhandled).catch(noReport('unit tests')))
}

async function runFaults() {
  const missing = missingPrograms().find(({ name }) => name === 'redis-server' || name === 'pgbouncer')
  if (missing) skip('the faults', missing.missing)
  else await check('faults', [join(root, 'attacks/faults/run.ts'), '--short'])
}

async function runPlaywright({ playwrightArguments }: TestPlan) {
  const chromium = findChromium()
  if ('missing' in chromium) {
    skip('the browser tests', chromium.missing)
    return
  }
  const report = join(reports, 'browser-tests.json')
  const args = ['test', '--config', 'e2e', ...playwrightArguments]
  const passed = await runStep('browser tests', tool('@playwright/test/cli.js'), args, {
    variables: { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  addSuite('browser tests', passed, await countPlaywright(report).catch(noReport('browser tests')))
}

/** A missing program fails CI: nothing is skipped silently. */
function skip(what: string, why: string) {
  console.log(`\nSkipped: ${what}. ${why}`)
  total[process.env.CI === 'true' ? 'failed' : 'skipped'] += 1
}

/** Two at a time: most of them use one core, or wait. */
async function runChecks(names: readonly Check[]) {
  const waiting = [...names]
  const isCollected = names.length > 1
  const runWaiting = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await check(name, checks[name], isCollected)
  }
  await Promise.all([runWaiting(), runWaiting()])
}

async function check(name: string, [file, ...args]: [file: string, ...args: string[]], isCollected = false) {
  const passed = await runStep(name, file, args, { isCollected })
  total[passed ? 'passed' : 'failed'] += 1
  if (!passed) total.failures.push(name)
}

function noReport(name: string) {
  return (): Count => ({ passed: 0, failed: 0, skipped: 0, failures: [`${name} wrote no report`], flaky: [] })
}

function addSuite(name: string, exitedWell: boolean, counted: Count) {
  total.passed += counted.passed
  total.skipped += counted.skipped
  total.failures.push(...counted.failures)
  total.flaky.push(...counted.flaky)
  // A suite that crashed without a failing test, or ran no test at all, has failed.
  const hasCrashed = counted.failed === 0 && (!exitedWell || counted.passed === 0)
  total.failed += hasCrashed ? 1 : counted.failed
  if (hasCrashed && counted.failures.length === 0) total.failures.push(`${name} failed without a failing test`)
}
