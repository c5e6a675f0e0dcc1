import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { killAll, signalAll, withChildren } from '@pipit/test-kit/signals'

type Place = { dataFolder: string }

/** All processes of the embedded PostgreSQL, the postmaster first. */
export function postgresProcesses({ dataFolder }: Place): number[] {
  return withChildren(Number.parseInt(readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8')))
}

export function killPostgres(place: Place) {
  killAll(postgresProcesses(place))
}

/** Asks PostgreSQL to stop at once, closing all connections, as an administrator does. */
export function stopPostgres(place: Place) {
  signalAll(postgresProcesses(place).slice(0, 1), 'SIGINT')
}
