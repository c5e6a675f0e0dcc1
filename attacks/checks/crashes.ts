import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Check, CheckContext } from '../runner/check.ts'
import { killPostgres, stopPostgres } from '../target/postgres-processes.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'
import { findLost, startWriters, timeUntilWritable } from '../target/writers.ts'

interface Crash {
  name: string
  cause: (target: Target) => Promise<void> | void
}

const crashes: Crash[] = [
  { name: 'kill -9 of the server', cause: (target) => target.restart('kill') },
  { name: 'kill -9 of PostgreSQL', cause: killPostgres },
  {
    name: 'kill -9 of both',
    cause(target) {
      killPostgres(target)
      return target.restart('kill')
    },
  },
  { name: 'restart of PostgreSQL', cause: stopPostgres },
]

const variables = { TRUST_PROXY: '1', LOG_LEVEL: 'warn' }

/** While people write without pause, server and database crash again and again. Nothing that was acknowledged is lost. */
export const crashesCheck: Check = {
  name: 'crashes',
  run: (context) =>
    withTarget({ variables }, async (target) => {
      const { tally } = context
      let slowest = 0
      for (let round = 0; round < context.tries(6, 1); round += 1) {
        for (const crash of crashes) {
          const { written, lost, recoveryMs } = await crashWhileWriting(target, crash)
          for (let each = 0; each < written; each += 1) {
            tally.count(each >= lost.length, () => `${crash.name}: ${lost.length} of ${written} writes lost`)
          }
          slowest = Math.max(slowest, recoveryMs)
        }
        context.report(`round ${round + 1}: ${tally.tried} acknowledged writes, ${tally.failures} lost`)
      }
      const detected = await isLossDetected(target, context)
      tally.count(
        detected,
        () => 'the control run without synchronous commits lost nothing, so a loss would not be seen',
      )
      return `writable again after ${(slowest / 1000).toFixed(1)} s`
    }),
}

/** Control: without synchronous commits PostgreSQL acknowledges too early, and this check must see that. */
async function isLossDetected(target: Target, { report }: CheckContext) {
  await target.sql('alter system set synchronous_commit = off')
  await target.sql('select pg_reload_conf()')
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const { written, lost } = await crashWhileWriting(target, { name: 'control', cause: killPostgres })
    report(`control without synchronous commits: ${lost.length} of ${written} writes lost`)
    if (lost.length > 0) return true
  }
  return false
}

async function crashWhileWriting(target: Target, { cause }: Crash) {
  const writers = startWriters([target])
  await delay(randomInt(300, 1500))
  await cause(target)
  await writers.stop()
  const recoveryMs = await timeUntilWritable(target)
  const lost = await findLost(target, writers.acknowledged)
  return { written: writers.acknowledged.length, lost, recoveryMs }
}
