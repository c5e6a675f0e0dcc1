import type { Part } from '../cluster/part.ts'
import type { Cluster } from '../cluster/start-cluster.ts'
import type { TalkingDevice } from '../load/conversations.ts'

/** What can be broken. */
interface FaultTarget {
  name: string
  choose: (cluster: Cluster, devices: TalkingDevice[]) => Part
}

export const targets: FaultTarget[] = [
  { name: 'server', choose: busiestServer },
  { name: 'PostgreSQL', choose: ({ postgres }) => postgres },
  { name: 'Redis', choose: ({ redis }) => redis },
  { name: 'S3', choose: ({ s3 }) => s3 },
]

/** Most conversations run there, so the most would be lost. */
function busiestServer({ servers }: Cluster, devices: TalkingDevice[]): Part {
  const busy = servers.map(({ url, part }) => ({
    part,
    conversations: devices.filter((device) => device.serverUrl() === url).length,
  }))
  const [busiest] = busy.toSorted((one, other) => other.conversations - one.conversations)
  if (!busiest || busiest.conversations === 0) throw new Error('No server runs a conversation.')
  return busiest.part
}
