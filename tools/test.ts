// `npm test` and its parts. Ends with one line, `N passed, N failed`; test-plan.ts decides what runs.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { countPlaywright, countVitest, type Count } from './count-tests.ts'
import { missingPdftoppm } from './pdftoppm.ts'
import { packages, root, runStep, tool } from './run-step.ts'
import { planTests, type Part, type TestPlan } from './test-plan.ts'

const reports = join(root, '.cache', 'test-reports')
const total: Count = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }

const runPart: Record<Part, (plan: TestPlan) => Promise<void>> = {
  types: async () => {
    await check('types', tool('typescript-native/bin/tsc'), ['-p', '.'])
    await check('types of the web', tool('typescript-native/bin/tsc'), ['-p', 'web'])
  },
  format: () => check('format', tool('oxfmt/bin/oxfmt'), ['--check']),
  lint: () => check('lint', tool('oxlint/bin/oxlint'), ['--deny-warnings']),
  'dependency rules': () =>
    check('dependency rules', tool('dependency-cruiser/bin/dependency-cruiser.mjs'), [
      '--config',
      '.dependency-cruiser.cjs',
      ...packages,
    ]),
  'unused code': () => check('unused code', tool('knip/bin/knip.js'), ['--no-progress']),
  'supply chain': () => check('supply chain', join(root, 'tools/supply-chain/main.ts'), []),
  'web build': () => check('web build', join(root, 'tools/build-web.ts'), []),
  'unit tests': runVitest,
  trust: () => check('trust', join(root, 'trust/run.ts'), ['--short']),
  'browser tests': runPlaywright,
}

const [command = 'test', ...givenArguments] = process.argv.slice(2)
const plan = readPlan()
await mkdir(reports, { recursive: true })
for (const part of plan.parts) await runPart[part](plan)

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
  const args = ['run', '--reporter=default', '--reporter=json', ...vitestArguments]
  const variables: Record<string, string> = {}
  const pdftoppm = missingPdftoppm()
  if (pdftoppm) {
    skip('the tests that render label sheets', pdftoppm)
    args.push('--exclude=**/rendered-*.test.ts')
  }
  const chromium = await findChromium()
  if ('missing' in chromium) {
    skip('the unit tests in a browser', chromium.missing)
    args.push('--exclude=**/in-a-browser.test.ts')
  } else variables.CHROMIUM_PATH = chromium.path
  const report = join(reports, 'unit-tests.json')
  args.push(`--outputFile.json=${report}`)
  const passed = await runStep('unit tests', tool('vitest/vitest.mjs'), args, variables)
  addSuite('unit tests', passed, await countVitest(report).catch(noReport('unit tests')))
}

async function runPlaywright({ playwrightArguments }: TestPlan) {
  const chromium = await findChromium()
  if ('missing' in chromium) {
    skip('the browser tests', chromium.missing)
    return
  }
  const report = join(reports, 'browser-tests.json')
  const args = ['test', '--config', 'e2e', ...playwrightArguments]
  const passed = await runStep('browser tests', tool('@playwright/test/cli.js'), args, {
    CHROMIUM_PATH: chromium.path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  addSuite('browser tests', passed, await countPlaywright(report).catch(noReport('browser tests')))
}

/** In CI a missing program is a failure, never a silent skip. */
function skip(what: string, why: string) {
  console.log(`\nSkipped: ${what}. ${why}`)
  total[process.env.CI === 'true' ? 'failed' : 'skipped'] += 1
}

async function check(name: string, file: string, args: string[]) {
  const passed = await runStep(name, file, args)
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
