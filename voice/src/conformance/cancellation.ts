import { expect } from 'vitest'

/** A machine under load needs this much. */
const maxSettlementMs = 1_000

/** A cancelled call must settle at once. */
export async function expectPromptSettlement<Result>(result: Promise<Result>): Promise<PromiseSettledResult<Result>> {
  const since = performance.now()
  const [settled] = await Promise.allSettled([result])
  expect(performance.now() - since).toBeLessThan(maxSettlementMs)
  return settled
}

/** Cancels a call that the provider has received and does not answer. It must settle at once. */
export async function cancelWhileWaiting(call: (signal: AbortSignal) => unknown, receivedCount: () => number) {
  const controller = new AbortController()
  const answer = Promise.resolve(call(controller.signal))
  await expect.poll(receivedCount).toBe(1)
  controller.abort()
  return expectPromptSettlement(answer)
}

export const collect = <Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> => Array.fromAsync(pieces)

export async function expectCancelAfterFirstChunk<Piece>(call: (signal: AbortSignal) => AsyncIterable<Piece>) {
  const controller = new AbortController()
  const pieces = call(controller.signal)[Symbol.asyncIterator]()
  expect((await pieces.next()).done).toBe(false)
  controller.abort()
  const next = await expectPromptSettlement(pieces.next())
  if (next.status === 'fulfilled') expect(next.value.done).toBe(true)
}

export async function expectCancelBeforeStart<Piece>(call: (signal: AbortSignal) => AsyncIterable<Piece>) {
  const all = await expectPromptSettlement(collect(call(AbortSignal.abort())))
  if (all.status === 'fulfilled') expect(all.value).toEqual([])
}
