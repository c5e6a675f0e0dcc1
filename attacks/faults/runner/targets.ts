import type { Part } from '../cluster/part.ts'
import type { Cluster } from '../cluster/start-cluster.ts'
import type { TalkingDevice } from '../load/conversations.ts'
import { faults } from './fault.ts'

/** Something that happens to a running cluster. It resolves when the cluster is whole again. */
interface Incident {
  name: string
  /** It is left out of the short form. */
  isLong?: true | undefined
  cause: (cluster: Cluster, devices: TalkingDevice[]) => Promise<void>
}

interface FaultTarget {
  name: string
  incidents: Incident[]
}

/**
 * What can be broken, and how. The upgrade is first, and of all servers also in the short form: the cluster starts with
 * the earlier version, and what comes next must happen to the current one.
 */
export const targets: FaultTarget[] = [
  { name: 'upgrade', incidents: [upgradeOf(0), upgradeOf(1), upgradeOf(2)] },
  broken('server', busiestServer),
  broken('PostgreSQL', ({ postgres }) => postgres),
  broken('PgBouncer', ({ pgBouncer }) => pgBouncer),
  broken('Redis', ({ redis }) => redis),
  broken('S3', ({ s3 }) => s3),
]

function broken(name: string, choose: (cluster: Cluster, devices: TalkingDevice[]) => Part): FaultTarget {
  const incidents = faults.map(({ cause, ...fault }) => ({
    ...fault,
    name: `${name} ${fault.name}`,
    cause: (cluster: Cluster, devices: TalkingDevice[]) => cause(choose(cluster, devices)),
  }))
  return { name, incidents }
}

/** Upgrades one server after the other, as an operator does. */
function upgradeOf(index: number): Incident {
  return {
    name: `server ${index + 1} upgraded`,
    async cause({ servers, useCurrentVersion }) {
      const part = servers[index]?.part
      if (!part) throw new Error('There is no such server.')
      useCurrentVersion(part)
      await part.stop()
      await part.start()
    },
  }
}

/** The server that runs most conversations would lose the most. */
function busiestServer({ servers }: Cluster, devices: TalkingDevice[]): Part {
  const busy = servers.map(({ url, part }) => ({
    part,
    conversations: devices.filter((device) => device.serverUrl() === url).length,
  }))
  const [busiest] = busy.toSorted((one, other) => other.conversations - one.conversations)
  if (!busiest || busiest.conversations === 0) throw new Error('No server runs a conversation.')
  return busiest.part
}
