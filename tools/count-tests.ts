import { readFile, rm } from 'node:fs/promises'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

export async function countVitest(report: string): Promise<Count> {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = await readOnce(report)
  // A file that does not even load has no failed test of its own.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0)
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
}

export async function countPlaywright(report: string): Promise<Count> {
  const { stats } = (await readOnce(report)) as unknown as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

/** Taken away after reading, so that a later run that writes none is not counted by an old one. */
async function readOnce(report: string): Promise<Record<string, number> & Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests' | 'numFailedTestSuites', number>> {
  const text = await readFile(report, 'utf8')
  await rm(report)
  return JSON.parse(text)
}
