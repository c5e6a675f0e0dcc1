// npm run faults -- [--short] [--json] [PART …]: breaks each part of a cluster under load, and prints what that did.
import { readCommandLine } from '@pipit/test-kit/read-command-line'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { formatTable } from '@pipit/test-kit/format-table'
import { startCluster } from './cluster/start-cluster.ts'
import { checkOutEarlierVersion } from './cluster/earlier-version.ts'
import { startConversations } from './load/conversations.ts'
import { runFault, type FaultResult } from './runner/run-fault.ts'
import { targets } from './runner/targets.ts'

const noEarlierVersion =
  'Without an upgrade: there is no previous commit here, or its migrations were edited, so that it cannot share a database.'
const flag = { type: 'boolean', default: false } as const
const { values, chosen } = readCommandLine({
  options: { json: flag, short: flag },
  items: targets,
  nameOf: ({ name }) => name,
  kind: 'part',
})
const load = values.short ? { writers: 3, conversations: 4 } : { writers: 12, conversations: 24 }
/** Progress goes to stderr, because stdout has only the result. */
const report = (progress: string) => console.error(progress)

const folder = await temporaryDataFolder('pipit-earlier-')
const isUpgraded = chosen.some(({ name }) => name === 'upgrade')
const earlier = isUpgraded ? checkOutEarlierVersion(folder.path) : null
if (isUpgraded) report(earlier ? `The servers start with the version of ${earlier.commit}.` : noEarlierVersion)
report('Starting PostgreSQL, PgBouncer, Redis, S3 and three servers …')
const cluster = await startCluster(earlier ? { program: earlier.program } : {})
const devices = await startConversations(cluster, load.conversations)
const results: (FaultResult & { fault: string })[] = []
const incidents = chosen
  .filter(({ name }) => name !== 'upgrade' || earlier)
  .flatMap((target) => target.incidents)
  .filter(({ isLong }) => !isLong || !values.short)
for (const { name, cause } of incidents) {
  const result = await runFault({ cluster, devices, writers: load.writers }, () => cause(cluster, devices))
  results.push({ fault: name, ...result })
  report(formatTable(...cellsOf(results.slice(-1))))
}
await Promise.all(devices.map((device) => device.stop()))
await cluster.stop()
await folder.remove()
console.log(values.json ? JSON.stringify(results, null, 2) : formatTable(...cellsOf(results)))
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
