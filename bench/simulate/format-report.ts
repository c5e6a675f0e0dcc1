import { formatTable } from '@pipit/test-kit/format-table'
import type { SimulationOptions } from './arguments.ts'
import { times, type Estimate } from './estimate.ts'
import type { Fleet, Needs } from './extrapolate.ts'
import type { CapacityFigures } from './measure.ts'

/** Socket.IO pings each device after this time. */
const pingSeconds = 25

export function formatReport(options: SimulationOptions, figures: CapacityFigures, fleet: Fleet, needs: Needs): string {
  const { devices, talking, processes } = options
  const measured: [string, string][] = [
    ['sign-ins a second, one process', show(figures.signInsPerSecond)],
    ['connects a second, all processes', show(figures.connectsPerSecond)],
    ['CPU of a connect: server', show(figures.connectCpuMs, 'ms')],
    ['CPU of a connect: PostgreSQL', show(figures.connectPostgresCpuMs, 'ms')],
    ['memory of a connected device', show(times(figures.socketBytes, 1 / 1000), 'KB')],
    ['CPU of a heartbeat, with everything else of an idle device', show(times(figures.idleCpuMs, pingSeconds), 'ms')],
    ['CPU of an idle device in an hour: PostgreSQL', show(times(figures.idlePostgresCpuMs, 3600), 'ms')],
    ['CPU of an idle device in an hour: Redis', show(times(figures.idleRedisCpuMs, 3600), 'ms')],
    ['WAL of an idle device in an hour', show(times(figures.idleWalBytes, 3600 / 1000), 'KB')],
    ['transactions of an idle device in an hour', show(times(figures.idleTransactions, 3600))],
    ['CPU of a talking device in a second', show(figures.talkingCpuMs, 'ms')],
    ['CPU of a talking device in a second: PostgreSQL', show(figures.talkingPostgresCpuMs, 'ms')],
    ['turns of a talking device in a minute', show(times(figures.turnsPerSecond, 60))],
    ['WAL of a talking device in an hour', show(times(figures.talkingWalBytes, 3600 / 1e6), 'MB')],
    ['transactions of a talking device in a minute', show(times(figures.talkingTransactions, 60))],
    ['bytes from a talking device in a second', show(times(figures.sentBytes, 1 / 1000), 'KB')],
    ['bytes to a talking device in a second', show(times(figures.receivedBytes, 1 / 1000), 'KB')],
    ['lateness of a chunk, p99', show(figures.latenessP99Ms, 'ms')],
    ['storage of a turn', `${(figures.storedBytesPerTurn / 1000).toPrecision(3)} KB`],
    ['database connections of a process', figures.databaseConnectionsPerProcess.toFixed(1)],
  ]
  const needed: [string, string][] = [
    ['processes for sockets, each at 60 % of a core', show(needs.processes)],
    ['memory of the sockets', show(times(needs.memoryBytes, 1e-9), 'GB')],
    ['database connections', show(needs.databaseConnections)],
    ['transactions a second', show(needs.transactionsPerSecond)],
    ['WAL a second', show(times(needs.walBytesPerSecond, 1e-6), 'MB')],
    ['cores of PostgreSQL', show(needs.postgresCores)],
    ['cores of Redis', show(needs.redisCores)],
    ['bandwidth from devices', show(times(needs.bytesFromDevicesPerSecond, 8e-9), 'Gbit/s')],
    ['bandwidth to devices, with the instant voice', show(times(needs.bytesToDevicesPerSecond, 8e-9), 'Gbit/s')],
    ['new storage an hour', show(times(needs.storedBytesPerHour, 1e-9), 'GB')],
    ['CPU seconds for reconnecting all: servers', show(needs.reconnectCpuSeconds)],
    ['CPU seconds for reconnecting all: PostgreSQL', show(needs.reconnectPostgresCpuSeconds)],
  ]
  const count = (number: number) => number.toLocaleString('en')
  return [
    formatTable(
      [`measured: ${count(devices)} devices, ${count(talking)} of them talking, ${processes} processes`, ''],
      measured,
    ),
    '',
    formatTable([`extrapolated: ${count(fleet.devices)} devices, ${count(fleet.talking)} of them talking`, ''], needed),
    '',
    '± is the 95 % confidence interval of the rounds. It does not say whether what was measured here also grows in',
    `proportion ${count(Math.round(fleet.devices / devices))} times further: see docs/scaling.md for what would not.`,
  ].join('\n')
}

function show({ value, error }: Estimate, unit = '') {
  const digits = Math.min(8, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1))))
  const format = (number: number) => number.toLocaleString('en', { maximumFractionDigits: digits })
  return `${format(value)} ± ${format(error)} ${unit}`.trimEnd()
}
