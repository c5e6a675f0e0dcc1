import { Encoder } from '@evan/opus'
// A board may send anything. WebAssembly keeps what a decoder does wrong away from the memory of the process.
import wasm from '@evan/opus/wasm/index.js'
import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { childSpeech, coachSpeech } from '@pipit/contract/chat/events'

const bitrate = 48_000
/** At this bitrate, more would take twice the time and sound no better. */
const complexity = 0

/** Opus decodes to any rate, whichever one the board has encoded. Throws for a packet that is no Opus. */
export function createSpeechDecoder() {
  const decoder = new wasm.Decoder({ channels: 1, sample_rate: childSpeech.rate })
  return {
    decode: (packet: Uint8Array) => pcmToSamples(decoder.decode(packet)),
    close: () => decoder.drop(),
  }
}

/**
 * The mode for low delay takes a seventh of the time of the one for speech, on the server and on the board, and sounds as
 * good at twice the bitrate, which a wifi does not notice.
 */
export function createSpeechEncoder() {
  const encoder = new Encoder({ channels: 1, sample_rate: coachSpeech.rate, application: 'restricted_lowdelay' })
  encoder.bitrate = bitrate
  encoder.complexity = complexity
  return {
    // Copied, because the encoder may reuse its output buffer.
    encode: (samples: Int16Array) => Uint8Array.from(encoder.encode(samples)),
    reset: () => encoder.reset(),
  }
}
