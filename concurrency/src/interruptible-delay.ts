import { setTimeout as delay } from 'node:timers/promises'

/** Resolves after the delay or when the signal is aborted. Does not keep the process alive. */
export async function interruptibleDelay(milliseconds: number, signal: AbortSignal) {
  await delay(milliseconds, undefined, { signal, ref: false }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
