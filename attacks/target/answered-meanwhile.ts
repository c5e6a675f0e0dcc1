import { setTimeout as delay } from 'node:timers/promises'

const seconds = 5
const pauseMs = 200
/** Another flood or a busy machine slows somebody down, too; a server that does nothing else for long leaves far less. */
const silencedFactor = 4

interface Options {
  /** What somebody else asks, one request after another. */
  request: () => Promise<unknown>
  /** Sends one portion of the attack. */
  attack: () => Promise<unknown>
  connections: number
}

/** Compares how much somebody else is answered with and without an attack that is no larger than it needs to be. */
export async function answeredMeanwhile({ request, attack, connections }: Options) {
  // The first requests load code.
  await countAnswers(request, 1)
  const idle = await countAnswers(request, seconds)
  const over = new AbortController()
  const attacking = Array.from({ length: connections }, async () => {
    while (!over.signal.aborted) {
      await attack()
      await delay(pauseMs)
    }
  })
  const attacked = await countAnswers(request, seconds)
  over.abort()
  await Promise.all(attacking)
  return {
    isSilenced: attacked * silencedFactor < idle,
    figures: `${attacked} of another family’s requests answered in ${seconds} s, without the attack ${idle}`,
  }
}

async function countAnswers(request: () => Promise<unknown>, forSeconds: number) {
  const until = performance.now() + forSeconds * 1000
  let count = 0
  while (performance.now() < until) {
    await request()
    count += 1
  }
  return count
}
