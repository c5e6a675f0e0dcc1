import { parentPort } from 'node:worker_threads'

/** In a thread of its own, which nobody who talks waits for. What reads pictures that a device sent cannot reach out of its memory. */

export type EncodeRequest = { id: number } & (
  | { kind: 'speech'; content: Int16Array }
  | { kind: 'picture'; content: Uint8Array }
)
export type EncodeResponse = { id: number; content: Uint8Array | null }

parentPort?.on('message', async (work: EncodeRequest) => {
  const content = await perform(work).catch(() => null)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is a thread
  parentPort?.postMessage({ id: work.id, content } satisfies EncodeResponse)
})

async function perform(work: EncodeRequest) {
  if (work.kind === 'speech') return (await import('./encode-speech.ts')).encodeSpeech(work.content)
  return (await import('./shrink-picture.ts')).shrinkPicture(work.content)
}
