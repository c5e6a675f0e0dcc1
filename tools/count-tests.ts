import { readFile, rm } from 'node:fs/promises'

export interface Count {
  passed: number
  failed: number
  skipped: number
  /** The name of each failed test with the first line of its error: CI shows only the end of the output. */
  failures: string[]
  /** Tests that passed only when retried. They need fixing, but do not fail the run. */
  flaky: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    title: string
    ok: boolean
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

export async function countVitest(report: string, unhandledErrors: string): Promise<Count> {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites, testResults } =
    await readOnce<VitestReport>(report)
  // A file that fails to load has no failed test.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [oneLine(name, message)] : []
    return tests.map(({ fullName, failureMessages }) => oneLine(`${name} › ${fullName}`, failureMessages[0]))
  })
  failures.push(...(await readOnce<string[]>(unhandledErrors)))
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, failures, flaky: [] }
}

export async function countPlaywright(report: string): Promise<Count> {
  const { stats, suites } = await readOnce<{
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
    suites: PlaywrightSuite[]
  }>(report)
  const problems = suites.flatMap(problemsIn)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: problems.filter(({ status }) => status !== 'flaky').map(({ line }) => line),
    flaky: problems.filter(({ status }) => status === 'flaky').map(({ line }) => line),
  }
}

function problemsIn({ suites = [], specs = [] }: PlaywrightSuite): { status: string; line: string }[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, status, results }) => {
      const error = results.find((result) => result.error)?.error
      return error ? [{ status, line: oneLine(`${projectName} › ${file} › ${title}`, error.message) }] : []
    }),
  )
  return [...own, ...suites.flatMap(problemsIn)]
}

function oneLine(name: string, reason = '') {
  return `${name}: ${reason.trim().split('\n', 1)[0]}`
}

/** Deletes the report, so a later run that writes none does not count this one again. */
async function readOnce<Report>(report: string): Promise<Report> {
  const text = await readFile(report, 'utf8')
  await rm(report)
  return JSON.parse(text) as Report
}
