import { setTimeout as delay } from 'node:timers/promises'
import { alive } from '@pipit/contract/chat/events'
import { floods, type Attacker } from '../floods/floods.ts'
import { startFlood } from '../floods/start-flood.ts'
import { startTalk, type Talked } from '../floods/talk.ts'
import type { Check } from '../runner/check.ts'
import { aClaimedBoard } from '../target/a-board.ts'
import { startFamilies, type Families } from '../target/families.ts'
import { watchMemory } from '../target/memory.ts'
import { call } from '../target/people.ts'

const maxRatio = 2
const maxGrowthMegabytes = 200
const pauseMs = 10

/**
 * While one family floods the server in each known way, the pages of another one wait at most twice as long as without, and
 * two children talk on: each of them is answered, and no device hears nothing for so long that it connects again.
 */
export const flooding: Check = {
  name: 'flooding',
  isLong: true,
  async run({ tries, tally, report }) {
    const families = await startFamilies()
    const talks = await Promise.all([startTalk(families.target), startTalk(families.target)])
    try {
      const attacker = await attackerOf(families)
      const seconds = tries(10, 3)
      // The first requests load code.
      await measure(families, 2)
      let worst = 0
      for (const name of Object.keys(floods)) {
        const idle = await measure(families, seconds)
        const before = together(talks.map((talk) => talk.read()))
        const memory = watchMemory(families.target)
        const flood = await startFlood(name, attacker)
        const flooded = await measure(families, seconds)
        const meanwhile = together(talks.map((talk) => talk.read()))
        const sent = await flood.stop()
        const growth = memory.stop()
        const ratio = flooded.p99 / idle.p99
        report(
          `${name}: ${sent} sent, p99 ${idle.p99.toFixed(0)} → ${flooded.p99.toFixed(0)} ms (${ratio.toFixed(1)} ×), ` +
            `answers after ${meanOf(before)} → ${meanOf(meanwhile)} s, silent for ${(meanwhile.silenceMs / 1000).toFixed(1)} s, +${growth} MB`,
        )
        tally.count(sent > 0, () => `${name}: nothing was sent`)
        tally.count(flooded.failures === 0, () => `${name}: ${flooded.failures} requests of the other family failed`)
        tally.count(ratio <= maxRatio, () => `${name}: p99 ${ratio.toFixed(1)} × as long`)
        tally.count(meanwhile.unanswered === 0, () => `${name}: ${meanwhile.unanswered} children were not answered`)
        tally.count(
          meanwhile.silenceMs <= alive.timeoutMs,
          () => `${name}: devices heard nothing for ${meanwhile.silenceMs} ms`,
        )
        tally.count(growth <= maxGrowthMegabytes, () => `${name}: the server grew by ${growth} MB`)
        worst = Math.max(worst, ratio)
        await delay(1000)
      }
      return `p99 ${worst.toFixed(1)} × as long`
    } finally {
      for (const talk of talks) await talk.stop()
      await families.stop()
    }
  },
}

async function attackerOf({ target, attacker }: Families): Promise<Attacker> {
  const { parent, ids, deviceToken } = attacker
  const board = await aClaimedBoard(target, parent)
  await target.sql('update devices set uses_camera = true where id = $1', [board.deviceId])
  const { accountId, childId } = ids
  return { url: target.url, accountId, childId, token: parent.token, deviceToken, board }
}

function together(talked: Talked[]): Talked {
  return {
    waitsMs: talked.flatMap(({ waitsMs }) => waitsMs),
    unanswered: talked.reduce((sum, { unanswered }) => sum + unanswered, 0),
    silenceMs: Math.max(...talked.map(({ silenceMs }) => silenceMs)),
  }
}

function meanOf({ waitsMs }: Talked) {
  return (waitsMs.reduce((sum, each) => sum + each, 0) / waitsMs.length / 1000).toFixed(1)
}

/** How long the other family's page takes, one request after another. */
async function measure({ target, victim }: Families, seconds: number) {
  const times: number[] = []
  let failures = 0
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const startedAt = performance.now()
    const path = `GET /v1/accounts/${victim.ids.accountId}/children`
    const answer = await call(target, path, { token: victim.parent.token }).catch(() => null)
    times.push(performance.now() - startedAt)
    if (answer?.status !== 200) failures += 1
    await delay(pauseMs)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? Infinity, failures }
}
