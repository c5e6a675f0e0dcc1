import { inspect } from 'node:util'
import type { FailureLog } from '../failure-log.ts'

interface Failure {
  level: 'error' | 'warn'
  message: string
  feature: string
  error: Error
  code: string | undefined
}

/** Keeps what is reported. `text` is all of it, with causes and stacks. */
export function recordFailures() {
  const failures: Failure[] = []
  const record =
    (level: Failure['level']): FailureLog['warn'] =>
    (message, error, { feature }) =>
      void failures.push({ level, message, feature, error: error as Error, code: (error as { code?: string }).code })
  const log: FailureLog = { error: record('error'), warn: record('warn') }
  return { log, failures, text: () => inspect(failures, { depth: null }) }
}
