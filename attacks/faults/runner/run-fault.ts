import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from '../cluster/start-cluster.ts'
import type { TalkingDevice } from '../load/conversations.ts'
import { findLost, startWriters } from '../../target/writers.ts'

interface Load {
  cluster: Cluster
  devices: TalkingDevice[]
  /** How many people write meanwhile. */
  writers: number
}

export interface FaultResult {
  /** Writes that a server has acknowledged, and sayings that the coach has answered. */
  writes: number
  turns: number
  /** These are not in the database, or more than once. */
  lost: number
  /** The time from the fault until each conversation has gone on, or has said that something is wrong. */
  signMs: number
  /** The time from the end of the fault until each conversation has gone on. */
  recoveryMs: number
  met: boolean
}

/** Each conversation continues, or says that it cannot, within this time. */
const maxSilenceMs = 5000
const giveUpMs = 20_000
const pauseBetweenWritesMs = 20
/** Browsers and proxies give up sooner or later, too. */
const requestTimeoutMs = 10_000
/** What was said last may still be on its way to the database. */
const settleMs = 10_000

/** Causes the fault under load, waits until every conversation goes on, and looks for what was lost. */
export async function runFault(
  { cluster, devices, writers: count }: Load,
  cause: () => Promise<void>,
): Promise<FaultResult> {
  await isBefore(giveUpMs, () => longestSilence(devices, 0, ['turn']) < Infinity)
  const writers = startWriters(cluster.urls.map(serverAt), { width: count, pauseMs: pauseBetweenWritesMs })
  const turnsBefore = countTurns(devices)
  await isBefore(giveUpMs, () => writers.acknowledged.length > count && countTurns(devices) > turnsBefore)

  const brokenAt = performance.now()
  await cause()
  const healedAt = performance.now()
  await isBefore(giveUpMs, () => longestSilence(devices, healedAt, ['turn']) < Infinity)
  await writers.stop()

  const said = devices.map((device) => [device, device.answered.length] as const)
  const countLost = async () => {
    const entries = await Promise.all(said.map(([device, sayings]) => device.findLost(sayings)))
    return (await findLost(cluster, writers.acknowledged)).length + entries.flat().length
  }
  await isBefore(settleMs, async () => (await countLost()) === 0)
  const lost = await countLost()
  const signMs = longestSilence(devices, brokenAt, ['turn', 'error', 'ended'])
  const recoveryMs = longestSilence(devices, healedAt, ['turn'])
  return {
    writes: writers.acknowledged.length,
    turns: countTurns(devices) - turnsBefore,
    lost,
    signMs,
    recoveryMs,
    met: lost === 0 && signMs <= maxSilenceMs && recoveryMs <= maxSilenceMs,
  }
}

const serverAt = (url: string) => ({
  fetch: (path: string, options?: RequestInit) =>
    fetch(url + path, { ...options, signal: AbortSignal.timeout(requestTimeoutMs) }),
})

const countTurns = (devices: TalkingDevice[]) => devices.reduce((count, { answered }) => count + answered.length, 0)

/** The longest time of all conversations until the first sign of these kinds. Infinite if one has shown none yet. */
function longestSilence(devices: TalkingDevice[], since: number, kinds: ('turn' | 'error' | 'ended')[]): number {
  const silences = devices.map(({ signs }) => {
    const first = signs.find(({ at, kind }) => at > since && kinds.includes(kind))
    return first ? first.at - since : Infinity
  })
  return Math.max(...silences)
}

async function isBefore(timeoutMs: number, isTrue: () => boolean | Promise<boolean>) {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    if (await isTrue()) return true
    await delay(50)
  }
  return false
}
