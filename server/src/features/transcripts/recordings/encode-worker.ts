import { serveWork } from '@pipit/concurrency/serve-work'

/**
 * Runs in a worker thread, so conversations never wait for encoding. The codecs are WebAssembly: a malicious picture that
 * exploits a bug in a decoder cannot reach memory outside its module.
 */

export type EncodeWork = { kind: 'speech'; content: Int16Array } | { kind: 'vision'; content: Uint8Array }

await serveWork<EncodeWork, Uint8Array>(async () => async (work) => {
  if (work.kind === 'speech') return (await import('./encode-speech.ts')).encodeSpeech(work.content)
  return (await import('./shrink-picture.ts')).shrinkPicture(work.content)
})
