import { setTimeout as delay } from 'node:timers/promises'
import { aParent, call } from './people.ts'
import type { Target } from './start-target.ts'

const seconds = 5
const pauseMs = 200
const connections = 2
/** Another flood or a busy machine slows somebody down, too; a server that does nothing else for long leaves far less. */
const silencedFactor = 4

/** Whether costly forms, no more of them than it takes, silence the server for another family. */
export async function silenceByForms(target: Target, path: string, headers: Record<string, string>, body: string) {
  const { accountId, token } = await aParent(target)
  const countAnswers = async (forSeconds: number) => {
    const until = performance.now() + forSeconds * 1000
    let count = 0
    for (; performance.now() < until; count += 1)
      await call(target, `GET /v1/accounts/${accountId}/children`, { token })
    return count
  }
  // The first requests load code.
  await countAnswers(1)
  const idle = await countAnswers(seconds)

  const statuses = new Set<number | 'cut'>()
  const over = new AbortController()
  const attacking = Array.from({ length: connections }, async () => {
    while (!over.signal.aborted) {
      // The connection may end before all was sent.
      const response = await target.fetch(path, { method: 'POST', headers, body }).catch(() => null)
      await response?.body?.cancel()
      statuses.add(response?.status ?? 'cut')
      await delay(pauseMs)
    }
  })
  const attacked = await countAnswers(seconds)
  over.abort()
  await Promise.all(attacking)
  return {
    succeeded: attacked * silencedFactor < idle,
    evidence: `forms were answered ${[...statuses].join(', ')}; ${attacked} of another family’s requests answered in ${seconds} s, without the attack ${idle}`,
  }
}
