import { setTimeout as delay } from 'node:timers/promises'
import type { Check } from '../runner/check.ts'
import { mountSmallDisk, type SmallDisk } from '../target/small-disk.ts'
import { killPostgres } from '../target/postgres-processes.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'
import { findLost, startWriters, timeUntilWritable } from '../target/writers.ts'

const variables = { TRUST_PROXY: '1', LOG_LEVEL: 'warn' }
const diskMegabytes = 400
const troubleMs = 20_000

interface Trouble {
  name: string
  cause: (disk: SmallDisk, target: Target) => Promise<() => Promise<unknown>>
}

const troubles: Trouble[] = [
  {
    name: 'full disk',
    async cause(disk) {
      await disk.fill()
      return () => disk.empty()
    },
  },
  {
    name: 'read-only disk',
    async cause(disk, target) {
      const makeWritable = await disk.makeReadOnly('postgres/cluster')
      // Files that are open stay writable, so PostgreSQL must open them again.
      killPostgres(target)
      return makeWritable
    },
  },
]

/**
 * The disk fills up or becomes read-only while people write. The server refuses clearly and stays up, nothing that it
 * acknowledged is lost, and it works again by itself when the disk does.
 */
export const disks: Check = {
  name: 'disks',
  isLong: true,
  async run({ tally, report }) {
    let slowest = 0
    for (const { name, cause } of troubles) {
      const disk = await mountSmallDisk(diskMegabytes)
      try {
        const { lost, written, refusals, isAlive, recoveryMs } = await withTarget(
          { variables, dataFolder: disk.path },
          (target) => writeThrough(target, () => cause(disk, target)),
        )
        report(
          `${name}: ${written} acknowledged, refused ${JSON.stringify([...refusals])}, back after ${recoveryMs.toFixed(0)} ms`,
        )
        tally.count(refusals.size > 0, () => `${name}: every write succeeded, so the trouble was not there`)
        tally.count(isAlive, () => `${name}: the server ended`)
        tally.count(lost.length === 0, () => `${name}: ${lost.length} of ${written} writes lost`)
        const unclear = [...refusals.keys()].filter((status) => status !== 503)
        tally.count(unclear.length === 0, () => `${name}: writes were refused with ${unclear.join(', ')}`)
        slowest = Math.max(slowest, recoveryMs)
      } finally {
        await disk.unmount()
      }
    }
    return `writable again after ${(slowest / 1000).toFixed(1)} s`
  },
}

async function writeThrough(target: Target, cause: () => Promise<() => Promise<unknown>>) {
  const pid = target.pid
  const writers = startWriters([target])
  await delay(1000)
  const end = await cause()
  await delay(troubleMs)
  await writers.stop()
  const isAlive = isRunning(pid)
  await end()
  const recoveryMs = await timeUntilWritable(target)
  const lost = await findLost(target, writers.acknowledged)
  return { lost, written: writers.acknowledged.length, refusals: writers.refusals, isAlive, recoveryMs }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
