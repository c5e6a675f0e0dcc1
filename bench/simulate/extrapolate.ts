import { plus, times, type Estimate } from './estimate.ts'
import type { CapacityFigures } from './measure.ts'

export interface Fleet {
  devices: number
  talking: number
}

/** Above this share of a core, chunks begin to wait for each other. */
const maxCoreShare = 0.6

/** What a fleet needs if everything grows as it did here. */
export function extrapolate(figures: CapacityFigures, { devices, talking }: Fleet) {
  const total = (idle: Estimate, each: Estimate) => plus(times(idle, devices), times(each, talking))
  const cores = times(total(figures.idleCpuMs, figures.talkingCpuMs), 1 / 1000)
  const processes = times(cores, 1 / maxCoreShare)
  return {
    processes,
    memoryBytes: times(figures.socketBytes, devices),
    databaseConnections: times(processes, figures.databaseConnectionsPerProcess),
    transactionsPerSecond: total(figures.idleTransactions, figures.talkingTransactions),
    walBytesPerSecond: total(figures.idleWalBytes, figures.talkingWalBytes),
    postgresCores: times(total(figures.idlePostgresCpuMs, figures.talkingPostgresCpuMs), 1 / 1000),
    redisCores: times(figures.idleRedisCpuMs, devices / 1000),
    bytesFromDevicesPerSecond: times(figures.sentBytes, talking),
    bytesToDevicesPerSecond: times(figures.receivedBytes, talking),
    storedBytesPerHour: times(figures.turnsPerSecond, talking * 3600 * figures.storedBytesPerTurn),
    /** What it takes until all devices are back after all have lost their connection, with as many processes. */
    reconnectCpuSeconds: times(figures.connectCpuMs, devices / 1000),
    reconnectPostgresCpuSeconds: times(figures.connectPostgresCpuMs, devices / 1000),
  }
}

export type Needs = ReturnType<typeof extrapolate>
