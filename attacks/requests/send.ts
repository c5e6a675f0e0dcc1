import { fromNewAddress } from '../target/addresses.ts'
import { call, type Answer } from '../target/people.ts'
import type { Reachable } from '../target/start-target.ts'

/** Sends from another address each time, so that limits by address do not decide. */
export function sendFromAnywhere(
  target: Pick<Reachable, 'fetch'>,
  endpoint: string,
  options: Parameters<typeof call>[2] = {},
): Promise<Answer> {
  return call(target, endpoint, { ...options, headers: { ...fromNewAddress(), ...options.headers } })
}

/** Runs `work` for each item, a few at a time. */
export async function forEachInParallel<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
) {
  const queue = items[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
    }),
  )
}
