import { expect } from 'vitest'

/** Whoever gave up waiting is free at once, also on a machine under load. */
const maxSettlementMs = 1_000

/** What is still coming from an answer that nobody wants any more: it settles at once, and not with more of it. */
export async function expectPromptSettlement<Answer>(answer: Promise<Answer>): Promise<PromiseSettledResult<Answer>> {
  const since = performance.now()
  const [settled] = await Promise.allSettled([answer])
  expect(performance.now() - since).toBeLessThan(maxSettlementMs)
  return settled
}

export const collect = <Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> => Array.fromAsync(pieces)

/** Takes one piece, gives up, and shows that nothing more comes. */
export async function expectCancelAfterFirstChunk<Piece>(ask: (signal: AbortSignal) => AsyncIterable<Piece>) {
  const controller = new AbortController()
  const pieces = ask(controller.signal)[Symbol.asyncIterator]()
  expect((await pieces.next()).done).toBe(false)
  controller.abort()
  const next = await expectPromptSettlement(pieces.next())
  if (next.status === 'fulfilled') expect(next.value.done).toBe(true)
}

/** Nobody wants the answer from the beginning: there is no piece of it. */
export async function expectCancelBeforeStart<Piece>(ask: (signal: AbortSignal) => AsyncIterable<Piece>) {
  const all = await expectPromptSettlement(collect(ask(AbortSignal.abort())))
  if (all.status === 'fulfilled') expect(all.value).toEqual([])
}
