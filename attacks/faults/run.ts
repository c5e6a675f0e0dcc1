// npm run faults -- [--short] [--json] [PART …]: breaks each part of a cluster under load, and prints what that did.
import { parseArgs } from 'node:util'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { formatTable } from '../../test-kit/src/format-table.ts'
import { startCluster } from './cluster/start-cluster.ts'
import { checkOutEarlierVersion } from './cluster/earlier-version.ts'
import { startConversations } from './load/conversations.ts'
import { runFault, type FaultResult } from './runner/run-fault.ts'
import { targets } from './runner/targets.ts'

const noEarlierVersion =
  'Without an upgrade: there is no previous commit here, or its migrations were edited, so that it cannot share a database.'
const { json, isShort, selected } = readArguments()
const load = isShort ? { writers: 3, conversations: 4 } : { writers: 12, conversations: 24 }
/** Only the result goes to stdout. */
const report = (progress: string) => console.error(progress)

const folder = await temporaryDataFolder('pipit-earlier-')
const isUpgraded = selected.some(({ name }) => name === 'upgrade')
const earlier = isUpgraded ? checkOutEarlierVersion(folder.path) : null
if (isUpgraded) report(earlier ? `The servers start with the version of ${earlier.commit}.` : noEarlierVersion)
report('Starting PostgreSQL, PgBouncer, Redis, S3 and three servers …')
const cluster = await startCluster(earlier ? { program: earlier.program } : {})
const devices = await startConversations(cluster, load.conversations)
const results: (FaultResult & { fault: string })[] = []
const incidents = selected
  .filter(({ name }) => name !== 'upgrade' || earlier)
  .flatMap((target) => target.incidents)
  .filter(({ isLong }) => !isLong || !isShort)
for (const { name, cause } of incidents) {
  const result = await runFault({ cluster, devices, writers: load.writers }, () => cause(cluster, devices))
  results.push({ fault: name, ...result })
  report(formatTable(...cellsOf(results.slice(-1))))
}
await Promise.all(devices.map((device) => device.stop()))
await cluster.stop()
await folder.remove()
console.log(json ? JSON.stringify(results, null, 2) : formatTable(...cellsOf(results)))
process.exitCode = results.every(({ met }) => met) ? 0 : 1

function cellsOf(rows: typeof results): Parameters<typeof formatTable> {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
  return [
    ['fault', 'writes', 'turns', 'lost', 'first sign, s', 'going on, s', 'met'],
    rows.map(({ fault, writes, turns, lost, signMs, recoveryMs, met }) => [
      fault,
      writes.toLocaleString('en'),
      turns.toLocaleString('en'),
      String(lost),
      seconds(signMs),
      seconds(recoveryMs),
      met ? 'yes' : 'NO',
    ]),
  ]
}

function readArguments() {
  const options = { json: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const names = targets.map(({ name }) => name)
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join('", "')}". There are: ${names.join(', ')}.`)
    process.exit(2)
  }
  return {
    json: values.json,
    isShort: values.short,
    selected: targets.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
  }
}
