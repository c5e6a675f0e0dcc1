import { parseArgs } from 'node:util'
import { createProgress } from '../command/progress.js'
import type { Variables } from '../command/run-command.ts'
import { composeDoctor } from './compose-doctor.ts'
import { ConfigError, readConfig } from '../../config/config.ts'
import { countLevels, describeCounts, describeResult } from './describe-result.ts'
import { problem, type Check } from './finding.ts'
import { runChecks, type CheckResult } from './run-checks.ts'

type Print = (line: string) => void

/** Prints what it finds, and returns whether nothing is wrong. */
export async function runDoctor(args: string[], variables: Variables, print: Print): Promise<boolean> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  const doctor = openDoctor(variables)
  const progress = createProgress('Checking')
  const printResult = (result: CheckResult) => {
    progress.end()
    if (!values.json && result.findings.length > 0) print(describeResult(result))
  }
  try {
    const results = await runChecks(doctor.checks, { onResult: printResult, onWait: showWaiting })
    const counts = countLevels(results)
    print(values.json ? JSON.stringify({ ...counts, checks: results }, null, 2) : describeCounts(counts))
    return counts.problems === 0
  } finally {
    progress.end()
    await doctor.close()
  }

  function showWaiting(waiting: string[]) {
    const total = doctor.checks.length
    progress.show({ done: total - waiting.length, total, detail: `waiting for ${waiting.join(', ').toLowerCase()}` })
  }
}

/** Nothing else can be checked if the configuration has a mistake. */
function openDoctor(variables: Variables): { checks: Check[]; close: () => Promise<void> } {
  try {
    return composeDoctor(readConfig(variables))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const finding = problem(error.message, 'docs/configuration.md has every variable. Nothing else was checked.')
    return { checks: [{ name: 'Configuration', run: async () => [finding] }], close: async () => undefined }
  }
}
