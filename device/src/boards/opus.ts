import { Decoder, Encoder } from '@evan/opus'
import { boardSpeechRate } from './messages.ts'

/** The firmware saves work for its processor, and sends next to nothing for silence. */
export function createBoardEncoder() {
  const encoder = new Encoder({ channels: 1, sample_rate: boardSpeechRate, application: 'audio' })
  encoder.complexity = 0
  encoder.dtx = true
  encoder.vbr = true
  // The encoder may reuse its output buffer, so the packet is copied.
  return (samples: Int16Array) => Uint8Array.from(encoder.encode(samples))
}

/** Throws an error for what is not Opus. */
export function createBoardDecoder(sampleRate: number) {
  const decoder = new Decoder({ channels: 1, sample_rate: sampleRate as 16_000 | 24_000 })
  return (packet: Uint8Array) => new Int16Array(Uint8Array.from(decoder.decode(packet)).buffer)
}
