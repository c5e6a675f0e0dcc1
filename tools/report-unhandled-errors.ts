import { writeFile } from 'node:fs/promises'
import type { Reporter } from 'vitest/node'

type UnhandledError = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]

/** Writes the errors that belong to no test, which Vitest's JSON report leaves out, to the file that the variable names. */
export default class UnhandledErrorReporter implements Reporter {
  async onTestRunEnd(_modules: unknown, errors: readonly UnhandledError[]) {
    const file = process.env.UNHANDLED_ERRORS_FILE
    if (file) await writeFile(file, JSON.stringify(errors.map(describe)))
  }
}

function describe({ VITEST_TEST_PATH, name, message, stacks = [] }: UnhandledError) {
  const places = stacks.slice(0, 3).map(({ file, line }) => `\n    ${file}:${line}`)
  return `unhandled error near ${String(VITEST_TEST_PATH)}: ${name}: ${message}${places.join('')}`
}
