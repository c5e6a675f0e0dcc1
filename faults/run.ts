// npm run faults -- [--short] [--json] [PART …]: breaks each part of a cluster under load, and prints what that did.
import { parseArgs } from 'node:util'
import { formatTable } from '../tools/format-table.ts'
import { startCluster } from './cluster/start-cluster.ts'
import { startConversations } from './load/conversations.ts'
import { faults } from './runner/fault.ts'
import { runFault, type FaultResult } from './runner/run-fault.ts'
import { targets } from './runner/targets.ts'

const { json, load, selected } = readArguments()
/** Only the result goes to stdout. */
const report = (progress: string) => console.error(progress)

report('Starting PostgreSQL, Redis, S3 and three servers …')
const cluster = await startCluster()
const devices = await startConversations(cluster, load.conversations)
const results: (FaultResult & { fault: string })[] = []
for (const { name, choose } of selected) {
  for (const fault of faults) {
    const result = await runFault({ cluster, devices, writers: load.writers }, choose, fault)
    results.push({ fault: `${name} ${fault.name}`, ...result })
    report(formatTable(...cellsOf(results.slice(-1))))
  }
}
await Promise.all(devices.map((device) => device.stop()))
await cluster.stop()
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
    load: values.short ? { writers: 3, conversations: 4 } : { writers: 12, conversations: 24 },
    selected: targets.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
  }
}
