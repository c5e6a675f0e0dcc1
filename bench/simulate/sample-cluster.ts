import { allProcesses, cpuSecondsOf } from '@pipit/test-kit/processes'
import type { Cluster } from '../../attacks/faults/cluster/start-cluster.ts'

/** What the parts of the cluster have used since they started. */
export interface ClusterSample {
  at: number
  /** CPU seconds of each process that holds sockets. */
  realtimeCpu: number[]
  postgresCpu: number
  redisCpu: number
  walBytes: number
  transactions: number
}

interface DatabaseRow {
  walBytes: string
  transactions: string
  connections: string
  bytes: string
}

export async function sampleCluster(cluster: Cluster): Promise<ClusterSample> {
  const { walBytes, transactions } = await readDatabase(cluster)
  const postgres = new Set(cluster.postgresPids())
  return {
    at: performance.now(),
    realtimeCpu: realtimeServers(cluster).map(({ part }) => cpuSecondsOf(part.pid())),
    postgresCpu: allProcesses().reduce((sum, { pid, cpu }) => sum + (postgres.has(pid) ? cpu : 0), 0),
    redisCpu: cpuSecondsOf(cluster.redis.pid()),
    walBytes,
    transactions,
  }
}

/** What was used between two samples, all processes with sockets together. */
export function usedBetween(before: ClusterSample, after: ClusterSample) {
  const total = (values: number[]) => values.reduce((sum, each) => sum + each, 0)
  return {
    seconds: (after.at - before.at) / 1000,
    realtimeCpu: total(after.realtimeCpu) - total(before.realtimeCpu),
    postgresCpu: after.postgresCpu - before.postgresCpu,
    redisCpu: after.redisCpu - before.redisCpu,
    walBytes: after.walBytes - before.walBytes,
    transactions: after.transactions - before.transactions,
  }
}

/** The first one signs devices in and runs the jobs; the others hold the sockets. */
export function realtimeServers({ servers }: Cluster) {
  return servers.slice(1)
}

export async function readDatabase({ sql }: Cluster) {
  const [row] = await sql<DatabaseRow>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as "walBytes",
            (select xact_commit from pg_stat_database where datname = current_database()) as transactions,
            (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as connections,
            pg_database_size(current_database()) as bytes`,
  )
  return {
    walBytes: Number(row?.walBytes),
    transactions: Number(row?.transactions),
    connections: Number(row?.connections),
    bytes: Number(row?.bytes),
  }
}
