import { parentPort } from 'node:worker_threads'

/**
 * Runs in a worker thread, so conversations never wait for encoding. The codecs are WebAssembly: a malicious picture that
 * exploits a bug in a decoder cannot reach memory outside its module.
 */

export type EncodeRequest = { id: number } & (
  | { kind: 'speech'; content: Int16Array }
  | { kind: 'picture'; content: Uint8Array }
)
export type EncodeResponse = { id: number } & ({ content: Uint8Array } | { error: unknown })

parentPort?.on('message', async (work: EncodeRequest) => {
  const result = await perform(work).then(
    (content) => ({ content }),
    (error: unknown) => ({ error }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
  parentPort?.postMessage({ id: work.id, ...result } satisfies EncodeResponse)
})

async function perform(work: EncodeRequest) {
  if (work.kind === 'speech') return (await import('./encode-speech.ts')).encodeSpeech(work.content)
  return (await import('./shrink-picture.ts')).shrinkPicture(work.content)
}
