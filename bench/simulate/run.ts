// npm run simulate -- --devices N [--talking M] [--processes K] [--minutes T] [--json]: a real cluster on this machine
// with N connected devices, of which M talk, and what a million would need.
import { fileURLToPath } from 'node:url'
import { startCluster, type Cluster } from '../../attacks/faults/cluster/start-cluster.ts'
import { startFleet, type FleetProcess } from '../devices/start-fleet.ts'
import { readArguments, requireOpenFiles, UsageError, type SimulationOptions } from './arguments.ts'
import { extrapolate } from './extrapolate.ts'
import { formatReport } from './format-report.ts'
import { measure } from './measure.ts'

const million = { devices: 1_000_000, talking: 100_000 }
/** Each process of devices holds at most so many sockets: the ports of one address, and its open files. */
const maxDevicesOfFleet = 10_000
/** What starting, connecting and stopping may take besides the measured minutes. */
const spareMinutes = 10
/** Progress goes to stderr, because stdout has only the result. */
const report = (progress: string) => console.error(progress)

const parts: { cluster?: Promise<Cluster>; fleets: FleetProcess[] } = { fleets: [] }
let stopping: Promise<void> | null = null

try {
  const options = readArguments(process.argv.slice(2))
  requireOpenFiles(options)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end('Stopped.'))
  setTimeout(() => void end('It took too long.'), (2 * options.minutes + spareMinutes) * 60_000).unref()
  await simulate(options)
} catch (error) {
  // What fails while everything is being stopped says nothing.
  if (!stopping) report(error instanceof UsageError ? error.message : String((error as Error).stack))
  process.exitCode = error instanceof UsageError ? 2 : 1
} finally {
  await stop()
}

async function simulate(options: SimulationOptions) {
  report('Starting PostgreSQL, Redis, S3 and the servers …')
  parts.cluster = startCluster({
    servers: [{ ROLES: 'web,jobs' }, ...Array.from({ length: options.processes }, () => ({ ROLES: 'realtime,voice' }))],
    program: fileURLToPath(new URL('../server.ts', import.meta.url)),
  })
  const cluster = await parts.cluster
  if (stopping) return
  const fleetCount = Math.max(2, Math.ceil(options.devices / maxDevicesOfFleet))
  parts.fleets = Array.from({ length: fleetCount }, startFleet)
  const figures = await measure({ cluster, fleets: parts.fleets, options, report })
  const needs = extrapolate(figures, million)
  if (options.json) console.log(JSON.stringify({ options, figures, extrapolated: { ...million, needs } }, null, 2))
  else console.log(`\n${formatReport(options, figures, million, needs)}`)
}

async function end(reason: string) {
  report(reason)
  await stop()
  process.exit(1)
}

function stop() {
  stopping ??= stopAll()
  return stopping
}

async function stopAll() {
  await Promise.all(parts.fleets.map((fleet) => fleet.stop()))
  // If it is being started, it is stopped when it has; if it could not be, there is nothing to stop.
  await (await parts.cluster?.catch(() => null))?.stop()
}
