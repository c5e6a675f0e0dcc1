import { ConfigError } from '../../config/config.ts'
import { problem, type Check, type Finding } from './finding.ts'

export interface CheckResult {
  name: string
  findings: Finding[]
}

interface Options {
  /** Called in the order of the checks. */
  onResult: (result: CheckResult) => void
  /** Called a few times a second, with the checks that are not done yet. */
  onWait: (waiting: string[]) => void
}

const defaultTimeoutMs = 8000
const waitIntervalMs = 250

/** Runs the checks side by side, and then those that compute much, one after another. */
export async function runChecks(checks: Check[], { onResult, onWait }: Options): Promise<CheckResult[]> {
  const results = new Map<Check, CheckResult>()
  let reported = 0
  const timer = setInterval(reportWaiting, waitIntervalMs)
  try {
    await Promise.all(checks.filter(({ isBusy }) => !isBusy).map(perform))
    for (const check of checks) {
      if (!check.isBusy) continue
      reportWaiting()
      await perform(check)
    }
  } finally {
    clearInterval(timer)
  }
  return checks.flatMap((check) => results.get(check) ?? [])

  async function perform(check: Check) {
    results.set(check, { name: check.name, findings: await findingsOf(check) })
    for (let next = checks[reported]; next; next = checks[reported]) {
      const result = results.get(next)
      if (!result) return
      reported += 1
      onResult(result)
    }
  }

  function reportWaiting() {
    onWait(checks.filter((check) => !results.has(check)).map(({ name }) => name))
  }
}

async function findingsOf({ name, timeoutMs = defaultTimeoutMs, run }: Check): Promise<Finding[]> {
  const ended = new AbortController()
  const timeout = Promise.withResolvers<Finding[]>()
  const seconds = timeoutMs / 1000
  const timer = setTimeout(() => {
    timeout.resolve([
      problem(
        `no answer within ${seconds} seconds.`,
        'Is the machine behind it up, and does a firewall let this one through?',
      ),
    ])
    ended.abort()
  }, timeoutMs)
  try {
    return await Promise.race([run(ended.signal), timeout.promise])
  } catch (error) {
    return [toFinding(error, name)]
  } finally {
    clearTimeout(timer)
    ended.abort()
  }
}

/** The message of an unknown error is left out, because it may quote an address with its password. */
function toFinding(error: unknown, name: string): Finding {
  if (error instanceof ConfigError) return problem(error.message, 'Correct it, then run npm run doctor again.')
  const { code, name: kind = 'Error' } = error as { code?: string; name?: string }
  return problem(
    `${name} could not be checked (${code ?? kind}).`,
    'The log of the server may say more: start it with LOG_LEVEL=debug.',
  )
}
