import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { countPlaywright, countVitest, type Count } from './count-tests.ts'
import { missingPdftoppm } from './pdftoppm.ts'
import { root, runStep, tool } from './run-step.ts'

/**
 * Everything that must hold before a change lands, closing with one line `N passed, N failed`.
 * `npm test -- server/src/features` runs only the tests below a folder.
 */
const only = process.argv.slice(2)
const reports = join(root, '.cache', 'test-reports')
await mkdir(reports, { recursive: true })
const total: Count = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] }

if (only.length === 0) {
  await check('types', tool('typescript-native/bin/tsc'), ['-p', '.'])
  await check('types of the web', tool('typescript-native/bin/tsc'), ['-p', 'web'])
  await check('format', tool('oxfmt/bin/oxfmt'), ['--check'])
  await check('lint', tool('oxlint/bin/oxlint'), ['--deny-warnings'])
  await check('arrows between the rooms', tool('dependency-cruiser/bin/dependency-cruiser.mjs'), [
    '--config',
    '.dependency-cruiser.cjs',
    ...rooms(),
  ])
  await check('unused code', tool('knip/bin/knip.js'), ['--no-progress'])
  await check('web build', join(root, 'tools/build-web.ts'), [])
}
const pdftoppm = missingPdftoppm()
if (pdftoppm) skip('the tests that print sheets', pdftoppm)
const withoutPdftoppm = pdftoppm ? ['--exclude=**/rendered-*.test.ts'] : []
const chromium = await findChromium()
if ('missing' in chromium) {
  skip('the tests in a browser', chromium.missing)
  await unitTests(['--exclude=**/in-a-browser.test.ts', ...withoutPdftoppm], {})
} else {
  const found = { CHROMIUM_PATH: chromium.path }
  await unitTests(withoutPdftoppm, found)
  if (only.length === 0) {
    await suite('browser tests', tool('@playwright/test/cli.js'), ['test', '--config', 'e2e'], countPlaywright, found)
  }
}

if (total.unsteady.length > 0) console.log(`\nPassed only at the second try:\n${total.unsteady.join('\n')}`)
if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)

/** In CI a missing part is a failure, never a silent skip. */
function skip(what: string, why: string) {
  console.log(`\nSkipped: ${what}. ${why}`)
  total[process.env.CI === 'true' ? 'failed' : 'skipped'] += 1
}

async function unitTests(options: string[], variables: Record<string, string>) {
  const args = ['run', '--reporter=default', '--reporter=json', ...options, ...only]
  await suite('unit and HTTP tests', tool('vitest/vitest.mjs'), args, countVitest, variables)
}

async function check(name: string, file: string, args: string[]) {
  const passed = await runStep(name, file, args)
  total[passed ? 'passed' : 'failed'] += 1
  if (!passed) total.failures.push(name)
}

async function suite(
  name: string,
  file: string,
  args: string[],
  count: (report: string) => Promise<Count>,
  variables: Record<string, string>,
) {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const passed = await runStep(
    name,
    file,
    [...args, ...(count === countVitest ? [`--outputFile.json=${report}`] : [])],
    {
      ...variables,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
  const counted = await count(report).catch((): Count => ({
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: [`${name} wrote no report`],
    unsteady: [],
  }))
  total.passed += counted.passed
  total.skipped += counted.skipped
  total.failures.push(...counted.failures)
  total.unsteady.push(...counted.unsteady)
  // A suite that broke down without a failing test, or ran none, has failed all the same.
  total.failed += counted.failed === 0 && (!passed || counted.passed === 0) ? 1 : counted.failed
}

function rooms() {
  return ['contract', 'conversation', 'identity', 'server', 'web', 'device', 'e2e', 'bench', 'tools']
}
