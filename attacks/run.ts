// npm run trust -- [--short] [--json] [NAME …]: runs the checks and prints what was tried and what passed.
import { readCommandLine } from '@pipit/test-kit/read-command-line'
import { formatTable } from '@pipit/test-kit/format-table'
import { checks } from './checks/checks.ts'
import { createTally, type Check, type CheckContext, type Verdict } from './runner/check.ts'
import { runChecks } from './runner/run-checks.ts'
import { signInAgain, startFamilies, type Families } from './target/families.ts'

/** Checks wait for servers to start and for time to pass. In full, each has the machine for itself. */
const checksAtOnceInShort = 2

const flag = { type: 'boolean', default: false } as const
const { values, isAll, chosen } = readCommandLine({
  options: { json: flag, short: flag },
  items: checks,
  nameOf: ({ name }) => name,
  kind: 'check',
})
const selected = chosen.filter(({ isLong }) => !(isAll && values.short && isLong))
const shared: { families?: Promise<Families> } = {}

const verdicts = await runChecks(selected, values.short ? checksAtOnceInShort : 1, perform)
await (await shared.families)?.stop()
console.log(
  values.json
    ? JSON.stringify(verdicts, null, 2)
    : `\n${formatTable(['check', 'tried', 'passed', 'worst', 'met'], verdicts.map(cells))}`,
)
process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1

async function perform({ name, run, usesFamilies }: Check): Promise<Verdict> {
  // Progress goes to stderr, because stdout has only the result.
  const report = (progress: string) => console.error(`${name}: ${progress}`)
  const startedAt = performance.now()
  report('started')
  const verdict = await attempt(name, run, {
    isShort: values.short,
    tries: (inFull, inShort) => (values.short ? inShort : inFull),
    async families() {
      if (!usesFamilies) throw new Error('it calls families() without usesFamilies')
      return signInAgain(await (shared.families ??= startFamilies()))
    },
    report,
  })
  report(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  return verdict
}

async function attempt(name: string, run: Check['run'], context: Omit<CheckContext, 'tally'>): Promise<Verdict> {
  const tally = createTally()
  try {
    const worst = await run({ ...context, tally })
    return tally.verdict(name, worst ?? null)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { check: name, tried: 0, passed: 0, worst: `could not be carried out: ${reason}`, met: false }
  }
}

function cells({ check, tried, passed, worst, met }: Verdict) {
  return [check, tried.toLocaleString('en'), passed.toLocaleString('en'), worst ?? '–', met ? 'yes' : 'NO']
}
