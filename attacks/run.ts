// npm run trust -- [--short] [--json] [NAME …]: runs the checks and prints what was tried and what passed.
import { parseArgs } from 'node:util'
import { checks } from './checks/checks.ts'
import type { Check, CheckContext, Verdict } from './runner/check.ts'
import { runChecks } from './runner/run-checks.ts'
import { formatVerdicts } from './runner/table.ts'
import { signInAgain, startFamilies, type Families } from './target/families.ts'

/** They wait for servers to start and for time to pass. In full, a check has the machine for itself. */
const checksAtOnceInShort = 2

const { json, short, selected } = readArguments()
const shared: { families?: Promise<Families> } = {}

const verdicts = await runChecks(selected, short ? checksAtOnceInShort : 1, perform)
await (await shared.families)?.stop()
console.log(json ? JSON.stringify(verdicts, null, 2) : `\n${formatVerdicts(verdicts)}`)
process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1

async function perform({ name, run, usesFamilies }: Check): Promise<Verdict> {
  // Only the result goes to stdout.
  const report = (progress: string) => console.error(`${name}: ${progress}`)
  const startedAt = performance.now()
  report('started')
  const verdict = await attempt(name, run, {
    isShort: short,
    tries: (inFull, inShort) => (short ? inShort : inFull),
    async families() {
      if (!usesFamilies) throw new Error('it calls families() without usesFamilies')
      return signInAgain(await (shared.families ??= startFamilies()))
    },
    report,
  })
  report(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  return verdict
}

async function attempt(name: string, run: Check['run'], context: CheckContext): Promise<Verdict> {
  try {
    const { tried, passed, worst, met = passed === tried } = await run(context)
    // A check that tried nothing has shown nothing.
    return { check: name, tried, passed, worst, met: met && tried > 0 }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { check: name, tried: 0, passed: 0, worst: `could not be carried out: ${reason}`, met: false }
  }
}

function readArguments() {
  const options = { json: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const names = checks.map(({ name }) => name)
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no check "${unknown.join('", "')}". There are: ${names.join(', ')}.`)
    process.exit(2)
  }
  const selectedChecks = checks.filter(({ name, isLong }) =>
    positionals.length > 0 ? positionals.includes(name) : !(values.short && isLong),
  )
  return { ...values, selected: selectedChecks }
}
